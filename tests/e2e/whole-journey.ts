import { type Browser, expect, type Page } from "@playwright/test";
import { makePlan } from "./fixtures.ts";
import { mailedLink, newMember, signInByDialog } from "./members.ts";

/** A day's button in the row. */
export const dayButton = (number: number) => new RegExp(`^Day ${number}:`, "u");

/**
 * A member's way through everything that an account is for: sign up, confirm, make a plan, complete
 * a day, have the next one written, go on elsewhere, sign out, reset the password, sign in.
 * @param origin where visitors reach the product.
 * @param mailOrigin where the local mailbox is shown: the process itself, without a proxy.
 */
export async function walkWholeJourney(
  browser: Browser,
  origin: string,
  mailOrigin: string,
): Promise<void> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const member = newMember();
  await signUpAndConfirm(page, origin, mailOrigin, member);
  await makePlan(page, "chess");
  await expect(page.getByText("Plan saved locally")).toHaveCount(0);
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await expect(page.getByText("1/7 days completed")).toBeVisible();
  await expect(page.getByText("Great job!", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: dayButton(2) }).click();
  await expect(page.getByRole("article")).toContainText("Day 2");
  await expect(page.getByRole("heading", { name: "Step-by-Step Guide" })).toBeVisible();
  await expect(page.getByRole("button", { name: dayButton(3) })).toBeDisabled();

  await goOnElsewhere(browser, origin, member);
  await page.reload();
  await expect(page.getByText("2/7 days completed")).toBeVisible();

  await page.getByRole("button", { name: /^Account menu/u }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(`${origin}/`);
  await expect(page.getByText("Signed out", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();

  const password = "nine patient otters";
  await resetPassword(page, origin, mailOrigin, member.email, password);
  await page.goto(`${origin}/login?next=/dashboard`);
  await signInByDialog(page, { ...member, password });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Learning Dashboard");
  await expect(page.getByRole("link", { name: "Continue Learning" })).toBeVisible();
  await context.close();
}

async function signUpAndConfirm(
  page: Page,
  origin: string,
  mailOrigin: string,
  { email, password, username }: ReturnType<typeof newMember>,
): Promise<void> {
  await page.goto(origin);
  await page.getByRole("link", { name: "Sign In" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create an account" }).click();
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Account Created!").first()).toBeVisible();
  await page.goto(await mailedLink(mailOrigin, email, /confirm-email/u));
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByRole("button", { name: `Account menu of ${username}` })).toBeVisible();
}

async function goOnElsewhere(
  browser: Browser,
  origin: string,
  member: ReturnType<typeof newMember>,
): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/login?next=/dashboard`);
  await signInByDialog(page, member);
  await expect(page).toHaveURL(/\/dashboard$/u);
  await page.getByRole("link", { name: "Continue Learning" }).click();
  await expect(page.getByText("1/7 days completed")).toBeVisible();
  await page.getByRole("button", { name: dayButton(2) }).click();
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await expect(page.getByText("2/7 days completed")).toBeVisible();
  await expect(page.getByText("Great job!", { exact: true })).toBeVisible();
  await context.close();
}

async function resetPassword(
  page: Page,
  origin: string,
  mailOrigin: string,
  email: string,
  password: string,
): Promise<void> {
  await page.goto(`${origin}/login`);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("button", { name: "Forgot password?" }).click();
  await expect(page.getByText("Password Reset Email Sent!").first()).toBeVisible();
  await page.goto(await mailedLink(mailOrigin, email, /reset-password/u));
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(page.getByText("Password Updated Successfully!").first()).toBeVisible();
  await expect(page).toHaveURL(`${origin}/`);
}
