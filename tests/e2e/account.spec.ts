import type { Locator, Page } from "@playwright/test";
import { startOidcServer } from "#tests/fakes/oidc-server.ts";
import { codeOf, untilCodesLast } from "#tests/setup/authenticator.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  startServer,
  test,
  untilDrawn,
} from "./fixtures.ts";
import { addMember, type E2eMember, mailedLink, newMember } from "./members.ts";

const bar = (page: Page): Locator => page.getByRole("navigation", { name: "Main" });
/** A button where the dialog opens in place, a link on reading pages. */
const signInWay = (page: Page): Locator =>
  bar(page).getByText("Sign In", { exact: true }).and(page.locator(":visible"));
const dialog = (page: Page): Locator => page.getByRole("dialog");
const menu = (page: Page): Locator => page.getByRole("button", { name: /^Account menu of/u });
const toast = (page: Page, title: string): Locator =>
  page.locator("li[data-state=open]", { hasText: title });

async function openSignIn(page: Page, path = "/generate"): Promise<Locator> {
  await page.goto(path);
  await signInWay(page).click();
  await expect(dialog(page).getByLabel("Email")).toBeFocused();
  return dialog(page);
}

async function signIn(page: Page, { email, password }: E2eMember): Promise<void> {
  const form = await openSignIn(page);
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(menu(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
}

/** Signs in without the dialog, for tests of what follows. */
async function signInByCall(
  page: Page,
  origin: string,
  { email, password }: E2eMember,
): Promise<void> {
  const answer = await page.request.post("/api/auth/sign-in/email", {
    data: { email, password },
    headers: { Origin: origin },
  });
  expect(answer.status()).toBe(200);
  await page.goto("/generate");
  await expect(menu(page)).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await menu(page).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(signInWay(page)).toBeVisible();
}

test("a new account waits for its address, and the mailed link opens it in every tab", {
  tag: "@gate",
}, async ({ page, context, server }) => {
  const ada = newMember();
  const form = await openSignIn(page);
  await form.getByRole("button", { name: "Create an account" }).click();
  await expect(form.getByText("Password must be at least 6 characters")).toBeVisible();
  const submit = form.getByRole("button", { name: "Create Account", exact: true });
  const password = form.getByLabel("Password", { exact: true });
  await expect(submit).toBeDisabled();
  await password.fill("12345");
  await expect(submit).toBeDisabled();
  await password.fill("dragon");
  await submit.click();
  await expect(toast(page, "Incomplete form")).toContainText(
    "Please enter a valid email, username, and a password with 6+ characters.",
  );
  await expect(form.getByLabel("Username")).toBeFocused();
  await expect(form.getByLabel("Username")).toHaveAccessibleDescription(/choose a username/u);
  await expect(form.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");

  await form.getByLabel("Username").fill(ada.username);
  await form.getByLabel("Email").fill(ada.email);
  await submit.click();
  await expect(password).toHaveAccessibleDescription(/lists of stolen passwords/u);
  await expect(form.getByLabel("Username")).toHaveValue(ada.username);
  await password.fill(ada.password);
  await submit.click();
  await expect(form.getByRole("heading", { name: "Account Created!" })).toBeVisible();
  await expect(
    form.getByText("Please check your email to confirm your account before signing in."),
  ).toBeVisible();

  await form.getByRole("button", { name: "Back to Sign In" }).click();
  await expect(form.getByLabel("Email")).toHaveValue(ada.email);
  await form.getByLabel("Password", { exact: true }).fill(ada.password);
  await form.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(form.getByRole("alert")).toContainText(
    "Please confirm your email before signing in.",
  );
  await form.getByRole("button", { name: "Send the mail again" }).click();
  await expect(form.getByRole("heading", { name: "Mail sent" })).toBeVisible();

  const other = await context.newPage();
  await other.goto(await mailedLink(server.url, ada.email, /confirm-email/u));
  await expect(other.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/u);
  await expect(signInWay(other)).toBeVisible();
  await other.getByRole("button", { name: "Confirm my address" }).click();
  await expect(toast(other, "Your email address is confirmed")).toBeVisible();
  await expect(other).toHaveURL(/\/generate$/u);
  await expect(menu(other)).toHaveText(ada.username);
  await expect(dialog(page)).toBeHidden();
  await expect(menu(page)).toHaveText(ada.username);
});

test("signing in says what is wrong, keeps what was typed, and welcomes once", {
  tag: "@gate",
}, async ({ page, server }) => {
  const ada = await addMember(page, server);
  await page.context().clearCookies();
  const form = await openSignIn(page);
  const submit = form.getByRole("button", { name: "Sign In", exact: true });
  await submit.click();
  await expect(toast(page, "Incomplete form")).toContainText(
    "Please enter your email and password.",
  );
  await expect(form.getByLabel("Email")).toBeFocused();
  await form.getByLabel("Email").fill(ada.email);
  await form.getByLabel("Password", { exact: true }).fill("not the password");
  await submit.click();
  await expect(form.getByRole("alert")).toHaveText(
    "Invalid email or password. Please check your credentials and try again.",
  );
  await expect(form.getByLabel("Email")).toHaveValue(ada.email);
  await form.getByRole("button", { name: "Show password" }).click();
  await expect(form.getByLabel("Password", { exact: true })).toHaveValue("not the password");
  await expect(form.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");

  const events = page.evaluate(
    () =>
      new Promise((resolve) =>
        window.addEventListener("userSignedIn", (event) =>
          resolve((event as CustomEvent<{ email: string }>).detail.email),
        ),
      ),
  );
  await form.getByLabel("Password", { exact: true }).fill(ada.password);
  await submit.click();
  await expect(toast(page, "Welcome back!")).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  expect(await events).toBe(ada.email);
  const session = page.waitForResponse("**/api/auth/get-session");
  await page.reload();
  await session;
  await expect(menu(page)).toHaveText(ada.username);
  await untilDrawn(page);
  await expect(toast(page, "Welcome back!")).toHaveCount(0);
});

test("the keyboard alone signs in, opens the menu, and signs out", async ({ page, server }) => {
  const ada = await addMember(page, server);
  await page.context().clearCookies();
  await page.goto("/generate");
  await signInWay(page).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByLabel("Email")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(signInWay(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByLabel("Email")).toBeFocused();
  await page.keyboard.type(ada.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(ada.password);
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();

  await menu(page).focus();
  await page.keyboard.press("ArrowDown");
  const item = (name: string) => page.getByRole("menuitem", { name });
  await expect(item("Dashboard")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(item("Sign Out")).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("a");
  await expect(item("Account")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await expect(menu(page)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Signed out")).toBeVisible();
  await expect(signInWay(page)).toBeVisible();
});

test("signing out in one tab signs out the others and clears what was a member's", async ({
  page,
  context,
  server,
}) => {
  await addMember(page, server);
  await page.goto("/generate");
  await expect(menu(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/dashboard");
  await expect(menu(other)).toBeVisible();
  await other.evaluate(() => {
    localStorage.setItem("plan_someone_1", "{}");
    localStorage.setItem("progress_guest_1", "{}");
    sessionStorage.setItem("activePlanData", "{}");
  });
  const event = page.evaluate(
    () => new Promise((resolve) => window.addEventListener("userSignedOut", () => resolve(true))),
  );
  await signOut(other);
  await expect(toast(other, "Signed out")).toBeVisible();
  expect(await event).toBe(true);
  await expect(signInWay(page)).toBeVisible();
  await expect(page).toHaveURL(/\/generate$/u);
  const kept = await other.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(kept).toContain("progress_guest_1");
  for (const gone of ["plan_someone_1", "activePlanData", "auth_user", "user_id"]) {
    expect(kept).not.toContain(gone);
  }
  expect(await (await page.request.get("/api/auth/get-session")).json()).toBeNull();
});

test("a server out of reach signs nobody out", async ({ page, server }) => {
  const ada = await addMember(page, server);
  await page.goto("/generate");
  await expect(menu(page)).toHaveText(ada.username);
  await page.route("**/api/auth/get-session", (route) => route.abort());
  await page.reload();
  await expect(menu(page)).toHaveText(ada.username);
  const fresh = await page.context().newPage();
  await fresh.route("**/api/auth/get-session", (route) => route.abort());
  await fresh.goto("/generate");
  await expect(menu(fresh)).toHaveText("User");
  await fresh.unroute("**/api/auth/get-session");
  await fresh.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(menu(fresh)).toHaveText(ada.username);
  // And what cannot be revoked is not called ended.
  await page.route("**/api/auth/sign-out", (route) => route.abort());
  await menu(page).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(toast(page, "Not signed out")).toBeVisible();
  await expect(menu(page)).toBeVisible();
});

test("a forgotten password is replaced by a mailed link, once", { tag: "@gate" }, async ({
  page,
  server,
}) => {
  const ada = await addMember(page, server);
  await page.context().clearCookies();
  const form = await openSignIn(page);
  await form.getByRole("button", { name: "Forgot password?" }).click();
  await expect(toast(page, "Email Required")).toContainText(
    "Please enter your email address first.",
  );
  await form.getByLabel("Email").fill(ada.email);
  await form.getByRole("button", { name: "Forgot password?" }).click();
  await expect(form.getByRole("heading", { name: "Password Reset Email Sent!" })).toBeVisible();

  const link = await mailedLink(server.url, ada.email, /reset-password/u);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/u);
  const [first, second] = [
    page.getByLabel("New password", { exact: true }),
    page.getByLabel("Confirm password", { exact: true }),
  ];
  const submit = page.getByRole("button", { name: "Update Password" });
  await expect(submit).toBeDisabled();
  await first.fill("short");
  await second.fill("other");
  await expect(page.getByText("Password must be at least 6 characters long.")).toBeVisible();
  await expect(page.getByText("Passwords do not match.")).toBeVisible();
  await expect(submit).toBeDisabled();
  const password = "eight brave otters";
  await first.fill(password);
  await expect(submit).toBeDisabled();
  await second.fill(password);
  await submit.click();
  await expect(page.getByRole("heading", { name: "Password Updated Successfully!" })).toBeFocused();
  await expect(
    page.getByText("Your password has been reset. You can now sign in with your new password."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to Sign In" })).toHaveAttribute("href", "/");
  await expect(page).toHaveURL(`${server.url}/`, { timeout: 5_000 });
  await signIn(page, { ...ada, password });

  await page.goto(link);
  const over = "Invalid or expired password reset link. Please request a new one.";
  await expect(page.getByRole("alert")).toContainText(over);
  await page.goto("/reset-password");
  await expect(page.getByRole("alert")).toContainText(over);
  await page.goto("/reset-password?token=made-up");
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(toast(page, "Password Update Failed")).toContainText(over);
});

test("the sign-in screen leads back to paths of this site alone", async ({ page, server }) => {
  const ada = await addMember(page, server);
  await page.goto("/login?next=%2Fcredits");
  await expect(page).toHaveURL(/\/credits$/u);
  await page.goto("/login?next=https%3A%2F%2Fevil.example%2F");
  await expect(page).toHaveURL(`${server.url}/dashboard`);
  await page.context().clearCookies();
  await page.goto("/login?next=%2Faccount");
  const form = dialog(page);
  await form.getByLabel("Email").fill(ada.email);
  await form.getByLabel("Password", { exact: true }).fill(ada.password);
  await form.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/account$/u);
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
  await expect(toast(page, "Welcome back!")).toBeVisible();
});

test("Google's errors are told by their kind, and the help has what Google wants", async ({
  page,
  server,
}) => {
  await page.goto("/login?error=popup_blocked");
  await expect(toast(page, "Popup Blocked")).toBeVisible();
  await page.goto("/login?error=access_denied");
  await expect(toast(page, "Google Sign-In Error")).toBeVisible();
  await page.goto("/login?error=redirect_uri_mismatch");
  await expect(toast(page, "Google Setup Required")).toBeVisible();
  const help = page.getByRole("dialog", { name: "Google sign-in help" });
  await expect(help).toContainText("Google sign-in isn't set up here.");
  await expect(help.getByText(server.url, { exact: true })).toBeVisible();
  const copy = help.getByRole("button", { name: "Copy: Callback address" });
  await copy.click();
  await expect(copy).toHaveText("Copied!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${server.url}/api/auth/callback/google`,
  );
  await expect(copy).toHaveText("Copy");
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await expect(page.getByRole("dialog", { name: "Sign In" })).toBeVisible();

  await page.goto("/login?error=INVALID_TOKEN");
  await expect(dialog(page)).toContainText("This link has expired, was already used");
});

test("Continue with Google stands in both modes, and explains itself where it is not set up", async ({
  page,
  server,
}) => {
  const form = await openSignIn(page);
  const help = page.getByRole("dialog", { name: "Google sign-in help" });
  for (const mode of ["Sign In", "Create Account"]) {
    await expect(form.getByRole("heading", { name: mode })).toBeVisible();
    await form.getByRole("button", { name: "Continue with Google" }).click();
    await expect(help).toContainText("Google sign-in isn't set up here.");
    for (const [label, text] of [
      ["Origin", server.url],
      ["Callback address", `${server.url}/api/auth/callback/google`],
    ] as const) {
      const copy = help.getByRole("button", { name: `Copy: ${label}` });
      await copy.click();
      await expect(copy).toHaveText("Copied!");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    }
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
    if (mode === "Sign In") await form.getByRole("button", { name: "Create an account" }).click();
  }
});

test("what a password needs is said once, and no longer than it is missing", async ({ page }) => {
  const form = await openSignIn(page);
  await form.getByRole("button", { name: "Forgot password?" }).click();
  const email = form.getByLabel("Email");
  await expect(email).toHaveAccessibleDescription("Please enter your email address first.");
  await email.fill("a");
  await expect(email).toHaveAccessibleDescription("");
  await expect(email).not.toHaveAttribute("aria-invalid");

  await form.getByRole("button", { name: "Create an account" }).click();
  const password = form.getByLabel("Password", { exact: true });
  const needed = "Password must be at least 6 characters";
  await expect(password).toHaveAccessibleDescription(needed);
  await password.fill("123456");
  await expect(form.getByText(needed)).toHaveCount(0);
  await form.getByRole("button", { name: "Create Account", exact: true }).click();
  await expect(form.getByLabel("Username")).toBeFocused();
  await password.fill("12345");
  await expect(password).toHaveAccessibleDescription(needed);
  await expect(form.getByText(needed)).toHaveCount(1);
  await password.fill("1234567");
  await expect(form.getByText(needed)).toHaveCount(0);

  await page.goto("/reset-password?token=made-up");
  const fresh = page.getByLabel("New password", { exact: true });
  await expect(fresh).toHaveAccessibleDescription(needed);
  await fresh.fill("12345");
  await fresh.blur();
  await expect(fresh).toHaveAccessibleDescription(`${needed} long.`);
  await expect(page.getByText(needed)).toHaveCount(1);
  await fresh.fill("123456");
  await expect(page.getByText(needed)).toHaveCount(0);
});

test("Google signs in, and who has no password deletes the account with a fresh session", async ({
  page,
}) => {
  const google = await startOidcServer({
    sub: "g-1",
    email: "grace@example.org",
    email_verified: true,
    name: "Grace Hopper",
  });
  const server = await startServer({
    GOOGLE_CLIENT_ID: "client",
    GOOGLE_CLIENT_SECRET: "secret",
    GOOGLE_DISCOVERY_URL: google.discoveryUrl,
  });
  try {
    await page.goto(`${server.url}/credits`);
    await signInWay(page).click();
    const form = dialog(page);
    await form.getByRole("button", { name: "Continue with Google" }).click();
    await expect(page).toHaveURL(`${server.url}/credits`);
    await expect(toast(page, "Welcome back!")).toBeVisible();
    await expect(menu(page)).toHaveText("grace");
    await page.goto(`${server.url}/account`);
    await expect(page.getByText("You sign in with Google.")).toBeVisible();
    await page.getByRole("button", { name: "Delete my account" }).click();
    await expect(dialog(page).getByLabel("Password")).toHaveCount(0);
    await dialog(page).getByRole("button", { name: "Delete for good" }).click();
    await expect(toast(page, "Account deleted")).toBeVisible();
  } finally {
    await server.stop();
    await google.stop();
  }
});

test("a member changes names, password and address, sees devices, and takes the data along", async ({
  page,
  browser,
  server,
}) => {
  const ada = await addMember(page, server);
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const far = await elsewhere.newPage();
  await signInByCall(far, server.url, ada);

  await page.goto("/account");
  await expect(toast(page, "Welcome back!")).toBeVisible();
  await page.getByLabel("Username").fill("Lovelace");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Profile saved")).toBeVisible();
  await expect(menu(page)).toHaveText("Lovelace");

  const devices = page.getByRole("region", { name: "Where you are signed in" });
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await expect(devices.getByRole("listitem").first()).toContainText("this device");
  await devices.getByRole("listitem").last().getByRole("button").click();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await far.reload();
  await expect(signInWay(far)).toBeVisible();
  await signInByCall(far, server.url, ada);
  await page.reload();
  await devices.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await expect(devices.getByRole("listitem")).toContainText("this device");
  await far.reload();
  await expect(signInWay(far)).toBeVisible();
  await signInByCall(far, server.url, ada);

  const password = "nine calm badgers";
  await page.getByLabel("Current password", { exact: true }).fill("not the password");
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByLabel("Current password", { exact: true })).toHaveAccessibleDescription(
    "This is not your current password.",
  );
  await page.getByLabel("Current password", { exact: true }).fill(ada.password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(toast(page, "Password changed")).toBeVisible();
  await far.reload();
  await expect(signInWay(far)).toBeVisible();
  await elsewhere.close();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  expect((await download).suggestedFilename()).toMatch(/^sevenfold-data-[\d-]+\.json$/u);

  const { email } = newMember();
  await page.getByLabel("New email address").fill(email);
  await page.getByLabel("Your password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Change email address" }).click();
  await expect(page.getByLabel("Your password", { exact: true })).toHaveAccessibleDescription(
    "This is not your current password.",
  );
  await page.getByLabel("Your password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Change email address" }).click();
  await expect(page.getByText("Open its link to approve the change")).toBeVisible();
  await page.goto(await mailedLink(server.url, email, /confirm-email/u));
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByRole("heading", { name: "Change approved" })).toBeVisible();
  await page.goto(await mailedLink(server.url, `To ${email}`, /confirm-email/u));
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(
    page.getByRole("heading", { name: "Your email address has been changed" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Go to your account" }).click();
  await expect(page.getByText(`You sign in with ${email}.`)).toBeVisible();

  await page.getByRole("button", { name: "Delete my account" }).click();
  await dialog(page).getByLabel("Password", { exact: true }).fill("not the password");
  await dialog(page).getByRole("button", { name: "Delete for good" }).click();
  await expect(dialog(page).getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    "This is not your current password.",
  );
  await dialog(page).getByLabel("Password", { exact: true }).fill(password);
  await dialog(page).getByRole("button", { name: "Delete for good" }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(toast(page, "Account deleted")).toBeVisible();
  await expect(signInWay(page)).toBeVisible();
});

test("a mailed link to confirm an address leaves who is signed in as somebody else", async ({
  page,
  browser,
  server,
}) => {
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const ada = newMember();
  await elsewhere.request.post(`${server.url}/api/auth/sign-up/email`, {
    data: { email: ada.email, password: ada.password, username: ada.username },
    headers: { Origin: server.url },
  });
  await elsewhere.close();
  const eve = await addMember(page, server);
  await page.goto(await mailedLink(server.url, ada.email, /confirm-email/u));
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(
    page.getByRole("heading", { name: "Your email address is confirmed" }),
  ).toBeVisible();
  await expect(page.getByRole("status")).toContainText(`you are signed in as ${eve.email}`);
  await expect(menu(page)).toHaveText(eve.username);
  await expectAccessible(page);
  await page.goto("/confirm-email?token=made-up");
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
});

test("two-step sign-in is turned on with an authenticator, asked for, survives a lost phone, and is turned off", {
  tag: "@gate",
}, async ({ page, browser, server }) => {
  const ada = await addMember(page, server);
  await page.goto("/account");
  const section = page.getByRole("region", { name: "Two-step sign-in" });
  await section.getByRole("button", { name: "Turn it on" }).click();
  const form = dialog(page);
  await form.getByLabel("Password", { exact: true }).fill("not the password");
  await form.getByRole("button", { name: "Continue" }).click();
  await expect(form.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    "This is not your current password.",
  );
  await form.getByLabel("Password", { exact: true }).fill(ada.password);
  await form.getByRole("button", { name: "Continue" }).click();
  await expect(form.getByRole("img", { name: /QR code/u })).toBeVisible();
  const key = await form.locator("code").innerText();
  const uri = `otpauth://totp/x?secret=${key}`;
  await form.getByLabel("Code", { exact: true }).fill("12 34");
  await form.getByRole("button", { name: "Turn it on" }).click();
  await expect(form.getByLabel("Code", { exact: true })).toHaveAccessibleDescription(
    "A code has six digits.",
  );
  await untilCodesLast();
  await form.getByLabel("Code", { exact: true }).fill(codeOf(uri, -1));
  await form.getByRole("button", { name: "Turn it on" }).click();
  const codes = form.getByRole("list", { name: "Backup codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [backup = ""] = await codes.allInnerTexts();
  await form.getByRole("button", { name: "I've saved them" }).click();
  await expect(section.getByText("It is on.")).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: server.url });
  const far = await elsewhere.newPage();
  const enter = async () => {
    await far.goto("/login?next=%2Fcredits");
    await dialog(far).getByLabel("Email").fill(ada.email);
    await dialog(far).getByLabel("Password", { exact: true }).fill(ada.password);
    await dialog(far).getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(dialog(far).getByRole("heading", { name: "Two-step sign-in" })).toBeVisible();
    await expect(dialog(far).getByLabel("Code", { exact: true })).toBeFocused();
  };
  await enter();
  await dialog(far).getByLabel("Code", { exact: true }).fill("000000");
  await far.keyboard.press("Enter");
  await expect(dialog(far).getByLabel("Code", { exact: true })).toHaveAccessibleDescription(
    "This code is not right. Please enter the one that your app shows now.",
  );
  const shown = codeOf(uri);
  await dialog(far)
    .getByLabel("Code", { exact: true })
    .fill(`${shown.slice(0, 3)} ${shown.slice(3)}`);
  await far.keyboard.press("Enter");
  await expect(far).toHaveURL(/\/credits$/u);
  await elsewhere.clearCookies();
  await enter();
  await dialog(far).getByRole("button", { name: "Use a backup code" }).click();
  await expect(dialog(far).getByLabel("Backup code")).toBeFocused();
  await dialog(far).getByLabel("Backup code").fill(backup);
  await far.keyboard.press("Enter");
  await expect(far).toHaveURL(/\/credits$/u);
  await elsewhere.close();

  await section.getByRole("button", { name: "Turn it off" }).click();
  await form.getByLabel("Password", { exact: true }).fill(ada.password);
  await form.getByRole("button", { name: "Turn it off" }).click();
  await expect(toast(page, "Two-step sign-in is off")).toBeVisible();
  await expect(section.getByRole("button", { name: "Turn it on" })).toBeVisible();
});

test.describe("on the machine that keeps the mails", () => {
  test.use({ extraHTTPHeaders: {} });

  test("a sign-up leads to its mail in the mailbox", async ({ page }) => {
    const ada = newMember();
    const form = await openSignIn(page);
    await form.getByRole("button", { name: "Create an account" }).click();
    await form.getByLabel("Username").fill(ada.username);
    await form.getByLabel("Email").fill(ada.email);
    await form.getByLabel("Password", { exact: true }).fill(ada.password);
    await form.getByRole("button", { name: "Create Account", exact: true }).click();
    const mailbox = page.waitForEvent("popup");
    await form.getByRole("link", { name: /mailbox on this machine/u }).click();
    await expect((await mailbox).getByRole("link", { name: ada.email })).toBeVisible();
  });
});

test("what a guest sees of accounts is accessible and fits", { tag: "@phone" }, async ({
  page,
}) => {
  const form = await openSignIn(page);
  await form.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(toast(page, "Incomplete form")).toBeVisible();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Create an account" }).click();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Google sign-in help" }).click();
  await expectAccessible(page);
  const paths = ["/confirm-email?token=x", "/reset-password", "/reset-password?token=x"];
  for (const path of [...paths, "/account", "/login", "/login?code=1"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

test("a member's menu and account are accessible and fit", { tag: "@phone" }, async ({
  page,
  server,
}) => {
  const { password } = await addMember(page, server);
  await page.goto("/account");
  await expect(
    page.getByRole("region", { name: "Where you are signed in" }).getByText("this device"),
  ).toBeVisible();
  await menu(page).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Turn it on" }).click();
  await dialog(page).getByLabel("Password", { exact: true }).fill(password);
  await dialog(page).getByRole("button", { name: "Continue" }).click();
  await expect(dialog(page).getByRole("img", { name: /QR code/u })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const uri = `otpauth://totp/x?secret=${await dialog(page).locator("code").innerText()}`;
  await dialog(page).getByLabel("Code", { exact: true }).fill(codeOf(uri));
  await dialog(page).getByRole("button", { name: "Turn it on" }).click();
  await expect(dialog(page).getByRole("list", { name: "Backup codes" })).toBeVisible();
  await expectAccessible(page);
});
