/** What is said of the fields of accounts: the words of spec 1 §5 and §8, and our own. */
export const invalidEmail = "Please enter a valid email address, like ada@example.org.";
export const usernameMissing = "Please choose a username.";
export const nameMissing = "Please enter your name.";
export const passwordMissing = "Please enter your password.";
export const passwordShort = "Password must be at least 6 characters";
export const passwordLong = (max: number) => `A password may have ${max} characters at most.`;
export const passwordsDiffer = "Passwords do not match.";
export const codeIncomplete = "A code has six digits.";
