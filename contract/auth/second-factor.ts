import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { LIMITS } from "../limits.ts";
import { DoneSchema, PasswordSchema } from "./fields.ts";
import { PASSWORD_AGAIN_ERRORS } from "./shared-errors.ts";

const BackupCodesSchema = z.array(z.string());

/** What the calls that ask for the password again have in common. */
const withPassword = {
  method: "POST",
  body: z.strictObject({ password: PasswordSchema }),
  access: "member",
  limits: [LIMITS.sessionAddress],
  innerLimits: [LIMITS.passwordAccount],
} as const;

export const enableSecondFactor = defineEndpoint({
  ...withPassword,
  path: "/api/auth/two-factor/enable",
  summary: "Get what an authenticator app needs",
  description: "The second factor is on once a first code of the app was right.",
  answer: z.looseObject({
    totpURI: z.url({ protocol: /^otpauth$/ }),
    backupCodes: BackupCodesSchema,
  }),
  errors: [...PASSWORD_AGAIN_ERRORS, "TOTP_ALREADY_ENABLED"],
});

export const disableSecondFactor = defineEndpoint({
  ...withPassword,
  path: "/api/auth/two-factor/disable",
  summary: "Turn the second factor off",
  answer: DoneSchema,
  errors: PASSWORD_AGAIN_ERRORS,
});

export const renewBackupCodes = defineEndpoint({
  ...withPassword,
  path: "/api/auth/two-factor/generate-backup-codes",
  summary: "Replace the backup codes",
  answer: z.looseObject({ backupCodes: BackupCodesSchema }),
  errors: [...PASSWORD_AGAIN_ERRORS, "TWO_FACTOR_NOT_ENABLED"],
});
