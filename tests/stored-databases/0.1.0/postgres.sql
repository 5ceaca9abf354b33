-- A database as Sevenfold 0.1.0 stored it (postgres). Made once by make.ts beside this folder,
-- and never made again: later versions must be able to go on from exactly this.

create table "kysely_migration" (
  name character varying(255) not null,
  "timestamp" character varying(255) not null,
  constraint kysely_migration_pkey PRIMARY KEY (name)
);

create table "kysely_migration_lock" (
  id character varying(255) not null,
  is_locked integer not null default 0,
  constraint kysely_migration_lock_pkey PRIMARY KEY (id)
);

create table "instance_settings" (
  key text not null,
  value text not null,
  constraint instance_settings_pkey PRIMARY KEY (key)
);

create table "rate_limits" (
  key text not null,
  count integer not null,
  reset_at bigint not null,
  constraint rate_limits_pkey PRIMARY KEY (key)
);

CREATE INDEX rate_limits_reset_at ON public.rate_limits USING btree (reset_at);

create table "model_usage" (
  day text not null,
  calls integer not null,
  constraint model_usage_pkey PRIMARY KEY (day)
);

create table "video_searches" (
  query text not null,
  video_id text,
  title text,
  searched_at bigint not null,
  constraint video_searches_pkey PRIMARY KEY (query)
);

create table "auth_users" (
  id text not null,
  name text not null,
  email text not null,
  "emailVerified" boolean not null,
  image text,
  "createdAt" timestamp with time zone not null,
  "updatedAt" timestamp with time zone not null,
  username text,
  constraint auth_users_pkey PRIMARY KEY (id),
  constraint auth_users_email_key UNIQUE (email)
);

create table "auth_sessions" (
  id text not null,
  "expiresAt" timestamp with time zone not null,
  token text not null,
  "createdAt" timestamp with time zone not null,
  "updatedAt" timestamp with time zone not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null,
  constraint "auth_sessions_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth_users(id) ON DELETE CASCADE,
  constraint auth_sessions_pkey PRIMARY KEY (id),
  constraint auth_sessions_token_key UNIQUE (token)
);

CREATE INDEX "auth_sessions_userId_idx" ON public.auth_sessions USING btree ("userId");

create table "auth_accounts" (
  id text not null,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamp with time zone,
  "refreshTokenExpiresAt" timestamp with time zone,
  scope text,
  password text,
  "createdAt" timestamp with time zone not null,
  "updatedAt" timestamp with time zone not null,
  constraint "auth_accounts_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth_users(id) ON DELETE CASCADE,
  constraint auth_accounts_pkey PRIMARY KEY (id)
);

CREATE INDEX "auth_accounts_userId_idx" ON public.auth_accounts USING btree ("userId");

create table "auth_verifications" (
  id text not null,
  identifier text not null,
  value text not null,
  "expiresAt" timestamp with time zone not null,
  "createdAt" timestamp with time zone not null,
  "updatedAt" timestamp with time zone not null,
  constraint auth_verifications_pkey PRIMARY KEY (id)
);

CREATE INDEX auth_verifications_identifier_idx ON public.auth_verifications USING btree (identifier);

create table "auth_jwks" (
  id text not null,
  "publicKey" text not null,
  "privateKey" text not null,
  "createdAt" timestamp with time zone not null,
  "expiresAt" timestamp with time zone,
  alg text,
  crv text,
  constraint auth_jwks_pkey PRIMARY KEY (id)
);

create table "user_profiles" (
  user_id text not null,
  time_zone text not null,
  last_active_at bigint not null,
  total_plans_created integer not null default 0,
  total_days_completed integer not null default 0,
  current_streak integer not null default 0,
  longest_streak integer not null default 0,
  constraint user_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth_users(id) ON DELETE CASCADE,
  constraint user_profiles_pkey PRIMARY KEY (user_id)
);

create table "learned_days" (
  user_id text not null,
  date text not null,
  completions integer not null,
  constraint learned_days_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth_users(id) ON DELETE CASCADE,
  constraint learned_days_pk PRIMARY KEY (user_id, date)
);

create table "hobby_plans" (
  id text not null,
  user_id text not null,
  hobby text not null,
  hobby_key text not null,
  title text not null,
  overview text not null,
  difficulty text not null,
  category text not null,
  total_days integer not null,
  created_at bigint not null,
  updated_at bigint not null,
  paused_at bigint,
  paused_ms bigint not null default 0,
  deleted_at bigint,
  plan_data text not null,
  constraint hobby_plans_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth_users(id) ON DELETE CASCADE,
  constraint hobby_plans_pkey PRIMARY KEY (id)
);

CREATE INDEX hobby_plans_deleted ON public.hobby_plans USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);

CREATE INDEX hobby_plans_list ON public.hobby_plans USING btree (user_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX hobby_plans_one_per_hobby ON public.hobby_plans USING btree (user_id, hobby_key) WHERE (deleted_at IS NULL);

create table "user_progress" (
  id text not null,
  user_id text not null,
  plan_id text not null,
  completed_days text not null,
  current_day integer not null,
  unlocked_days text not null,
  stamps text not null,
  last_accessed_at bigint not null,
  constraint user_progress_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES hobby_plans(id) ON DELETE CASCADE,
  constraint user_progress_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth_users(id) ON DELETE CASCADE,
  constraint user_progress_pkey PRIMARY KEY (id),
  constraint user_progress_plan_id_key UNIQUE (plan_id)
);

CREATE INDEX user_progress_user_id_idx ON public.user_progress USING btree (user_id);

create table "day_writes" (
  plan_id text not null,
  day integer not null,
  leased_until bigint not null,
  constraint day_writes_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES hobby_plans(id) ON DELETE CASCADE,
  constraint day_writes_pk PRIMARY KEY (plan_id, day)
);

create table "plan_shares" (
  token text not null,
  plan_id text not null,
  created_at bigint not null,
  constraint plan_shares_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES hobby_plans(id) ON DELETE CASCADE,
  constraint plan_shares_pkey PRIMARY KEY (token),
  constraint plan_shares_plan_id_key UNIQUE (plan_id)
);

create table "mails" (
  id text not null,
  kind text not null,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at bigint not null,
  next_attempt_at bigint,
  attempts integer not null default 0,
  sent_at bigint,
  failed_at bigint,
  last_error text,
  reply_to text,
  unsubscribe_url text,
  constraint mails_pkey PRIMARY KEY (id)
);

CREATE INDEX mails_created_at_idx ON public.mails USING btree (created_at);

CREATE INDEX mails_next_attempt_at_idx ON public.mails USING btree (next_attempt_at);

create table "newsletter_subscribers" (
  id text not null,
  email text not null,
  status text not null,
  confirm_token text,
  unsubscribe_token text not null,
  created_at bigint not null,
  last_mailed_at bigint not null,
  confirmed_at bigint,
  unsubscribed_at bigint,
  constraint newsletter_subscribers_pkey PRIMARY KEY (id),
  constraint newsletter_subscribers_confirm_token_key UNIQUE (confirm_token),
  constraint newsletter_subscribers_email_key UNIQUE (email),
  constraint newsletter_subscribers_unsubscribe_token_key UNIQUE (unsubscribe_token)
);

create table "contact_messages" (
  id text not null,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  mail_id text not null,
  created_at bigint not null,
  constraint contact_messages_pkey PRIMARY KEY (id)
);

CREATE INDEX contact_messages_created_at_idx ON public.contact_messages USING btree (created_at);

insert into "kysely_migration" ("name", "timestamp") values
  ('2026-11-21-limits-and-caches', '2026-11-22T00:31:27.034Z'),
  ('2026-11-21-members', '2026-11-22T00:31:27.170Z'),
  ('2026-11-21-newsletter-and-contact', '2026-11-22T00:31:27.198Z');

insert into "kysely_migration_lock" ("id", "is_locked") values
  ('migration_lock', 0);

insert into "instance_settings" ("key", "value") values
  ('instance-id', '1ed5d04c-1171-4e7a-9a2d-7c512a167734'),
  ('secret', '51032f9d3ff8577c2327a17790d9e6fb6044e898a13b1678bfa5ef62075f9c4d');

insert into "rate_limits" ("key", "count", "reset_at") values
  ('auth:127.0.0.1|/callback/google', 1, 1795304777379),
  ('auth:127.0.0.1|/request-password-reset', 1, 1795307477379),
  ('auth:127.0.0.1|/sign-in/email', 4, 1795304177379),
  ('auth:127.0.0.1|/sign-in/social', 1, 1795304777379),
  ('auth:127.0.0.1|/sign-up/email', 4, 1795307477379),
  ('auth:127.0.0.1|/verify-email', 3, 1795307477379),
  ('contact:127.0.0.1', 1, 1795304477379),
  ('day-address:127.0.0.1', 1, 1795224675379),
  ('export:127.0.0.1', 5, 1795311075379),
  ('generate-address:127.0.0.1', 1, 1794879075379),
  ('generate-guest:74e1582d-0f7c-4123-9a5e-4b71f18d9ce4', 1, 1794879075379),
  ('mail-confirm:JjOWieD5qT63nwJ52HRgoS', 1, 1795303997379),
  ('mail-confirm:Z0H2y8qHGAQSA0HR7Q6J_F', 1, 1795303997379),
  ('mail-confirm:kZcWnK6jM3O7xDzHm8A1cq', 1, 1795303997379),
  ('mail-confirm:v4KaCJIyaTf4pHL9zMHt1S', 1, 1795303997379),
  ('mail-confirm:z-AN3kbvlCYB_6-54oJegC', 1, 1794875595379),
  ('newsletter-mailbox:MqnFr9FFGN3jdfXTYUANL4', 1, 1795390277379),
  ('newsletter-mailbox:lTfNUKwhrmA45r_JP38Omz', 1, 1795390277379),
  ('newsletter-mailbox:w90GslvBahbl4kKzadB4Y2', 1, 1795390277379),
  ('newsletter:127.0.0.1', 3, 1795304477379),
  ('reset-account:z-AN3kbvlCYB_6-54oJegC', 1, 1795307477379),
  ('sign-in-account:JjOWieD5qT63nwJ52HRgoS', 1, 1795304777379),
  ('sign-in-account:Z0H2y8qHGAQSA0HR7Q6J_F', 1, 1795304777379),
  ('sign-in-account:kZcWnK6jM3O7xDzHm8A1cq', 1, 1795304777379),
  ('sign-in-account:z-AN3kbvlCYB_6-54oJegC', 1, 1795304777379);

insert into "model_usage" ("day", "calls") values
  ('2026-11-20', 7);

insert into "video_searches" ("query", "video_id", "title", "searched_at") values
  ('guitar first chords', 'dQw4w9WgXcQ', 'First chords', 1795221075379),
  ('guitar nothing', null, null, 1795221075379);

insert into "auth_users" ("id", "name", "email", "emailVerified", "image", "createdAt", "updatedAt", "username") values
  ('01a200aa-17fd-7be5-b6f3-04839572f252', 'Ada', 'ada@example.org', true, null, '2026-11-22T00:31:16.985+00:00', '2026-11-22T00:31:17.115+00:00', 'Ada'),
  ('01a200aa-1e31-71f4-838d-e5daada8bc39', 'Grace Hopper', 'grace@example.org', true, 'https://pictures.example.org/grace.png', '2026-11-22T00:31:18.577+00:00', '2026-11-22T00:31:18.577+00:00', null),
  ('01a200aa-1fa0-754e-8936-fcad8181205c', 'Bo', 'bo.unconfirmed@example.org', false, null, '2026-11-22T00:31:18.944+00:00', '2026-11-22T00:31:18.944+00:00', 'Bo'),
  ('01a200aa-239e-7b6d-96d8-365c2ddd39d5', 'Keeper', 'keeper-1@example.org', true, null, '2026-11-22T00:31:19.966+00:00', '2026-11-22T00:31:20.026+00:00', 'Keeper'),
  ('01a200aa-2714-7e34-a2de-281f9894f5d7', 'Keeper', 'keeper-2@example.org', true, null, '2026-11-22T00:31:20.852+00:00', '2026-11-22T00:31:20.91+00:00', 'Keeper'),
  ('01a200aa-2b9a-7877-9a87-ca2f257922b3', 'Keeper', 'keeper-3@example.org', true, null, '2026-11-22T00:31:22.01+00:00', '2026-11-22T00:31:22.075+00:00', 'Keeper');

insert into "auth_sessions" ("id", "expiresAt", "token", "createdAt", "updatedAt", "ipAddress", "userAgent", "userId") values
  ('01a200aa-187f-70e0-99e1-cb9bf1fc8ca8', '2126-01-01T00:00:00+00:00', 'z6hYOZLYewHsCvWRdKPkyBYYkr2nPcOu', '2026-11-22T00:31:17.119+00:00', '2026-11-22T00:31:17.119+00:00', '127.0.0.1', 'node', '01a200aa-17fd-7be5-b6f3-04839572f252'),
  ('01a200aa-19f0-7dea-852c-5d068c8d2b6f', '2126-01-01T00:00:00+00:00', 'fKackGs7SdX0hk8Yjb0b2P9yUm2Wc8K2', '2026-11-22T00:31:17.486+00:00', '2026-11-22T00:31:17.486+00:00', '127.0.0.1', 'node', '01a200aa-17fd-7be5-b6f3-04839572f252'),
  ('01a200aa-1e36-7b11-b0f3-6d27c6e4fa1c', '2126-01-01T00:00:00+00:00', '343BHTImMBAovudUxx3lOhy9Erp8t2k0', '2026-11-22T00:31:18.581+00:00', '2026-11-22T00:31:18.581+00:00', '127.0.0.1', 'node', '01a200aa-1e31-71f4-838d-e5daada8bc39'),
  ('01a200aa-23dc-7f46-9e4a-8c7617514270', '2126-01-01T00:00:00+00:00', '01HxOSkuAgcs2T1OfUqyCptsBxDhurTI', '2026-11-22T00:31:20.028+00:00', '2026-11-22T00:31:20.028+00:00', '127.0.0.1', 'node', '01a200aa-239e-7b6d-96d8-365c2ddd39d5'),
  ('01a200aa-24f1-7f55-97f9-b339c8c0e649', '2126-01-01T00:00:00+00:00', 'sYeJ1nImDVWOzeqe5knLAm8RqOip2qRO', '2026-11-22T00:31:20.305+00:00', '2026-11-22T00:31:20.305+00:00', '127.0.0.1', 'node', '01a200aa-239e-7b6d-96d8-365c2ddd39d5'),
  ('01a200aa-2756-7c7a-b2a7-b39896c7ad88', '2126-01-01T00:00:00+00:00', 'mgV5PJhyAFoHMmZtHnJ8BxrRxNRBZKsC', '2026-11-22T00:31:20.917+00:00', '2026-11-22T00:31:20.917+00:00', '127.0.0.1', 'node', '01a200aa-2714-7e34-a2de-281f9894f5d7'),
  ('01a200aa-28d0-7dc9-891e-97ec3830da0d', '2126-01-01T00:00:00+00:00', 'pMaRzJaG11lRCyAx4OmR5uHwqQ2uI8rG', '2026-11-22T00:31:21.296+00:00', '2026-11-22T00:31:21.296+00:00', '127.0.0.1', 'node', '01a200aa-2714-7e34-a2de-281f9894f5d7'),
  ('01a200aa-2be2-7e88-97ba-90e9277a9d4c', '2126-01-01T00:00:00+00:00', 'A8fwaSTGMIYtUtiYXwXSZqZI2RpfaylQ', '2026-11-22T00:31:22.082+00:00', '2026-11-22T00:31:22.082+00:00', '127.0.0.1', 'node', '01a200aa-2b9a-7877-9a87-ca2f257922b3'),
  ('01a200aa-2d81-7a31-8e6d-be28e84926bb', '2126-01-01T00:00:00+00:00', 'irejWnLsKI6XlU56yyPbcnLkiiIvi8UA', '2026-11-22T00:31:22.497+00:00', '2026-11-22T00:31:22.497+00:00', '127.0.0.1', 'node', '01a200aa-2b9a-7877-9a87-ca2f257922b3'),
  ('01a200aa-2fb1-70cd-b3cc-f1c2c43520e3', '2026-11-21T23:31:15.379+00:00', 'nE8iSnLIqQrDLwl33sIoQg7hmY6CiIzS', '2026-11-22T00:31:23.057+00:00', '2026-11-22T00:31:23.057+00:00', '127.0.0.1', 'node', '01a200aa-17fd-7be5-b6f3-04839572f252');

insert into "auth_accounts" ("id", "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", "scope", "password", "createdAt", "updatedAt") values
  ('01a200aa-180b-7038-b8b2-c7ed5e0e57e6', '01a200aa-17fd-7be5-b6f3-04839572f252', 'credential', '01a200aa-17fd-7be5-b6f3-04839572f252', null, null, null, null, null, null, 'cb031bb78a61e19bf0d5e2651d3e2559:4b726db6e94d9c4ff365abcceef0ab2b4ae394827781e83917149295b4a5419970e9ecf984290de6ce5fd3184388526483188fc2cc6638cec020a6bde561622e', '2026-11-22T00:31:16.997+00:00', '2026-11-22T00:31:16.997+00:00'),
  ('01a200aa-1e33-7b89-82dc-89fd640e50ac', '118000000000000000001', 'google', '01a200aa-1e31-71f4-838d-e5daada8bc39', null, null, null, '2026-11-22T01:31:18.558+00:00', null, 'dummy', null, '2026-11-22T00:31:18.579+00:00', '2026-11-22T00:31:18.579+00:00'),
  ('01a200aa-1faa-714d-ba6e-853f23eaf1e1', '01a200aa-1fa0-754e-8936-fcad8181205c', 'credential', '01a200aa-1fa0-754e-8936-fcad8181205c', null, null, null, null, null, null, 'de011cdbb3e4b821f62dd2a0bdf172e4:088efbc84b445a1efc2ee70568ba3006f1182f40c3f7860fefbf8e63f9b9d18334e02d69d2b2972246cc06f4e44a3a721e9a28ab9213eb353f1bf351758a5ce5', '2026-11-22T00:31:18.954+00:00', '2026-11-22T00:31:18.954+00:00'),
  ('01a200aa-23a0-702d-88d7-0a43848c2b37', '01a200aa-239e-7b6d-96d8-365c2ddd39d5', 'credential', '01a200aa-239e-7b6d-96d8-365c2ddd39d5', null, null, null, null, null, null, 'e6fa0d5cc012fc337e03661fd48b1311:b574eca1c8ed71b51c760c0df7b1ffa3098d9925af39854705ae347c4f2a7cf6d5d74f94ab9e3ff405ac2e7f04cb463bd7651f8ff3c0e6d9449e36051556c973', '2026-11-22T00:31:19.968+00:00', '2026-11-22T00:31:19.968+00:00'),
  ('01a200aa-271d-7852-9008-282a99148084', '01a200aa-2714-7e34-a2de-281f9894f5d7', 'credential', '01a200aa-2714-7e34-a2de-281f9894f5d7', null, null, null, null, null, null, '622ff80b19ff9745dd3e770b2a1508cc:a78da510758a20bbc1b1023f0e654bf68f01bb184772b320016d33e0b2271c6c26ead29469977219aa2b48772f60e8738b6207cd3bb55beffab8d4551b7046f5', '2026-11-22T00:31:20.861+00:00', '2026-11-22T00:31:20.861+00:00'),
  ('01a200aa-2b9d-7d39-8dff-bf2fa4bde398', '01a200aa-2b9a-7877-9a87-ca2f257922b3', 'credential', '01a200aa-2b9a-7877-9a87-ca2f257922b3', null, null, null, null, null, null, '6cfafb4db1a64d601abbb14f9b7d0df0:c236df04d1da00e9a123463ea07e97055961b4fd8e0d6a8728e1214905c290cd698153856ccbce2701c84f4567f2a86cbbb74a31e55f98372fa4f6055cd595cc', '2026-11-22T00:31:22.012+00:00', '2026-11-22T00:31:22.012+00:00');

insert into "auth_verifications" ("id", "identifier", "value", "expiresAt", "createdAt", "updatedAt") values
  ('01a200aa-201f-7274-b83e-c0cfc686286c', 'P92Fg2T-cjXsqVO4DE-3b_Y4kE4VbWZS5VUA4rTzEJo', '01a200aa-17fd-7be5-b6f3-04839572f252', '2026-11-22T01:31:19.07+00:00', '2026-11-22T00:31:19.071+00:00', '2026-11-22T00:31:19.071+00:00');

insert into "auth_jwks" ("id", "publicKey", "privateKey", "createdAt", "expiresAt", "alg", "crv") values
  ('01a200aa-1a2a-7f9b-bbd9-639a62f50e47', '{"crv":"Ed25519","x":"aChd3jO6vHjWi-7P0b3EZi96eueW142DegXwFFMKNm4","kty":"OKP"}', '"56d7cafa07e82b4c08f47ad8e0f5c14b32ee1084747f82066cbf82ce420d8b228db85bdcf749832653d96698c99cc3d971500d276b1f273ce6b4b49f3d6ac2516a614cc2a98565b046c031ce48468a4b316e08a14dfcf31222ee378dcb8624cce27331ae9768bedf2f9119771c99d1dbfd03f44b1e46ea650bdd2e3cd5158143e1d499c1b72c8314b41e432d16b1713c45362203005b7770d059353ff734abeaa2486e9f3f49446acc"', '2026-11-22T00:31:17.546+00:00', null, 'EdDSA', 'Ed25519');

insert into "user_profiles" ("user_id", "time_zone", "last_active_at", "total_plans_created", "total_days_completed", "current_streak", "longest_streak") values
  ('01a200aa-17fd-7be5-b6f3-04839572f252', 'Europe/Berlin', 1795307475379, 3, 3, 3, 4),
  ('01a200aa-1e31-71f4-838d-e5daada8bc39', 'Europe/Berlin', 1795307475379, 1, 0, 0, 0),
  ('01a200aa-239e-7b6d-96d8-365c2ddd39d5', 'Europe/Berlin', 1795307475379, 5, 0, 0, 0),
  ('01a200aa-2714-7e34-a2de-281f9894f5d7', 'Europe/Berlin', 1795307475379, 5, 0, 0, 0),
  ('01a200aa-2b9a-7877-9a87-ca2f257922b3', 'Europe/Berlin', 1795307475379, 3, 0, 0, 0);

insert into "learned_days" ("user_id", "date", "completions") values
  ('01a200aa-17fd-7be5-b6f3-04839572f252', '2026-11-19', 1),
  ('01a200aa-17fd-7be5-b6f3-04839572f252', '2026-11-20', 1),
  ('01a200aa-17fd-7be5-b6f3-04839572f252', '2026-11-21', 1),
  ('01a200aa-17fd-7be5-b6f3-04839572f252', '2026-11-22', 0);

insert into "hobby_plans" ("id", "user_id", "hobby", "hobby_key", "title", "overview", "difficulty", "category", "total_days", "created_at", "updated_at", "paused_at", "paused_ms", "deleted_at", "plan_data") values
  ('13dcfbb4-ced1-4da3-8b28-366891ec42d0', '01a200aa-2714-7e34-a2de-281f9894f5d7', 'Guitar 8', 'guitar 8', 'Learn Guitar 8 in 7 days', '', 'beginner', 'Music', 7, 1795303877379, 1795303877379, null, 0, null, '{"id":"p1","title":"Learn Guitar in 7 Days","overview":"A week","difficulty":"beginner","totalDays":7,"days":[{"day":1,"title":"First chord","mainTask":"Play Em","explanation":"It is easy","howTo":["Sit","Press","Stroke"],"checklist":["A guitar"],"tips":["Relax"],"mistakesToAvoid":["Squeezing"],"freeResources":[{"title":"Video","link":"https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3"}],"affiliateProducts":[],"estimatedTime":"30 minutes","skillLevel":"beginner"}]}'),
  ('15961809-5caf-4c32-9bdd-4426a1f52c36', '01a200aa-2b9a-7877-9a87-ca2f257922b3', 'Guitar 11', 'guitar 11', 'Learn Guitar 11 in 7 days', '', 'beginner', 'Music', 7, 1795303877379, 1795303877379, null, 0, null, '{"id":"p1","hobby":"Guitar","title":"Learn Guitar in 7 Days","overview":"A week","difficulty":"beginner","totalDays":7,"days":[{"day":"1","title":"First chord","mainTask":"Play Em","explanation":"It is easy","howTo":["Sit","Press","Stroke"],"checklist":["A guitar"],"tips":["Relax"],"mistakesToAvoid":["Squeezing"],"freeResources":[{"title":"Video","link":"https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3"}],"affiliateProducts":[],"estimatedTime":"30 minutes","skillLevel":"beginner"}]}'),
  ('1de2ab80-21da-4658-a8fa-78402893addc', '01a200aa-2714-7e34-a2de-281f9894f5d7', 'Guitar 6', 'guitar 6', 'Learn Guitar 6 in 7 days', '', 'beginner', 'Music', 7, 1795303877379, 1795303877379, null, 0, null, '{"id":"p1","plan_data":"{\"hobby\":\"Guitar\",\"title\":\"Learn Guitar in 7 Days\",\"overview\":\"A week\",\"difficulty\":\"beginner\",\"totalDays\":7,\"days\":[{\"day\":1,\"title\":\"First chord\",\"mainTask\":\"Play Em\",\"explanation\":\"It is easy\",\"howTo\":[\"Sit\",\"Press\",\"Stroke\"],\"checklist\":[\"A guitar\"],\"tips\":[\"Relax\"],\"mistakesToAvoid\":[\"Squeezing\"],\"freeResources\":[{\"title\":\"Video\",\"link\":\"https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3\"}],\"affiliateProducts\":[],\"estimatedTime\":\"30 minutes\",\"skillLevel\":\"beginner\"}]}"}'),
  ('1ecef823-8f9d-4a82-b509-d866b4c362d0', '01a200aa-239e-7b6d-96d8-365c2ddd39d5', 'Guitar 4', 'guitar 4', 'Learn Guitar 4 in 7 days', '', 'beginner', 'Music', 7, 1795303877379, 1795303877379, null, 0, null, '{"id":"p1","plan_data":{"planData":{"hobby":"Guitar","title":"Learn Guitar in 7 Days","overview":"A week","difficulty":"beginner","totalDays":7,"days":[{"day":1,"title":"First chord","mainTask":"Play Em","explanation":"It is easy","howTo":["Sit","Press","Stroke"],"checklist":["A guitar"],"tips":["Relax"],"mistakesToAvoid":["Squeezing"],"freeResources":[{"title":"Video","link":"https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3"}],"affiliateProducts":[],"estimatedTime":"30 minutes","skillLevel":"beginner"}]}}}'),
  ('29a2184e-9fe7-4f51-95ab-7ce45744a95c', '01a200aa-17fd-7be5-b6f3-04839572f252', 'Knitting', 'knitting', 'Learn Knitting in 7 days', '', 'beginner', 'General', 7, 1795134676379, 1795134676379, 1795134676379, 0, null, '{"id":"","hobby":"Knitting","title":"Learn Knitting in 7 days","overview":"","difficulty":"beginner","category":"General","totalDays":7,"answers":{"experience":"beginner","timeAvailable":"1 hour","goal":"personal enjoyment"},"outline":[{"day":1,"title":"First","focus":"Begin"}],"days":[{"id":"Knitting-1","version":1,"day":1,"title":"First","mainTask":"Begin","explanation":"","howTo":["One"],"checklist":[],"tips":[],"mistakesToAvoid":["Rushing through the steps → finish one before you begin the next.","Skipping the self-check → five honest minutes with it save an hour tomorrow.","Comparing your first week with somebody''s tenth year → compare today with yesterday."],"selfCheck":"","safety":[],"freeResources":[],"affiliateProducts":[],"youtubeVideoId":null,"youtubeSearchUrl":null,"videoTitle":null,"estimatedTime":"30-60 minutes","skillLevel":"beginner"}],"author":"unknown","created_at":"2026-11-20T00:31:16.379Z"}'),
  ('43ca754a-05d3-433f-9eb4-ace6f70e7941', '01a200aa-239e-7b6d-96d8-365c2ddd39d5', 'Guitar 5', 'guitar 5', 'Learn Guitar 5 in 7 days', '', 'beginner', 'Music', 7, 1795303877379, 1795303877379, null, 0, null, '{"id":"p1","plan_data":{"plan_data":{"hobby":"Guitar","title":"Learn Guitar in 7 Days","overview":"A week","difficulty":"beginner","totalDays":7,"days":[{"day":1,"title":"First chord","mainTask":"Play Em","explanation":"It is easy","howTo":["Sit","Press","Stroke"],"checklist":["A guitar"],"tips":["Relax"],"mistakesToAvoid":["Squeezing"],"freeResources":[{"title":"Video","link":"https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3"}],"affiliateProducts":[],"estimatedTime":"30 minutes","skillLevel":"beginner"}]}}}'),
  ('4dd7286d-c308-4c26-984e-995778e2ef04', '01a200aa-17fd-7be5-b6f3-04839572f252', 'Chess', 'chess', 'Learn Chess in 7 days', '', 'beginner', 'General', 7, 1794875475379, 1795048276379, null, 0, 1795048276379, '{"id":"","hobby":"Chess","title":"Learn Chess in 7 days","overview":"","difficulty":"beginner","category":"General","totalDays":7,"answers":{"experience":"beginner","timeAvailable":"1 hour","goal":"personal enjoyment"},"outline":[{"day":1,"title":"First","focus":"Begin"}],"days":[{"id":"Chess-1","version":1,"day":1,"title":"First","mainTask":"Begin","explanation":"","howTo":["One"],"checklist":[],"tips":[],"mistakesToAvoid":["Rushing through the steps → finish one before you begin the next.","Skipping the self-check → five honest minutes with it save an hour tomorrow.","Comparing your first week with somebody''s tenth year → compare today with yesterday."],"selfCheck":"","safety":[],"freeResources":[],"affiliateProducts":[],"youtubeVideoId":null,"youtubeSearchUrl":null,"videoTitle":null,"estimatedTime":"30-60 minutes","skillLevel":"beginner"}],"author":"unknown","created_at":"2026-11-17T00:31:15.379Z"}'),
  ('b037bef8-3e0d-4532-aeb9-7b95c4cf05b9', '01a200aa-239e-7b6d-96d8-365c2ddd39d5', 'Guitar 3', 'guitar 3', 'Learn Guitar 3 in 7 days', '', 'beginner', 'Music', 7, 1795303877379, 1795303877379, null, 0, null, '{"id":"p1","planData":{"hobby":"Guitar","title":"Learn Guitar in 7 Days","overview":"A week","difficulty":"beginner","totalDays":7,"days":[{"day":1,"title":"First chord","mainTask":"Play Em","explanation":"It is easy","howTo":["Sit","Press","Stroke"],"checklist":["A guitar"],"tips":["Relax"],"mistakesToAvoid":["Squeezing"],"freeResources":[{"title":"Video","link":"https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3"}],"affiliateProducts":[],"estimatedTime":"30 minutes","skillLevel":"beginner"}]}}'),
  ('b128cef6-e1ec-4631-bb75-3f7587912935', '01a200aa-2b9a-7877-9a87-ca2f257922b3', 'Guitar 13', 'guitar 13', 'Learn Guitar 13 in 7 days', '', 'beginner', 'Music', 7, 1795303877379, 1795303877379, null, 0, null, '{"id":"p1","hobby":"Guitar","title":"Learn Guitar in 7 Days","overview":"A week","difficulty":"beginner","totalDays":7,"days":[{"day":2,"title":"Second","mainTask":"Play Em","explanation":"It is easy","howTo":["Sit","Press","Stroke"],"checklist":["A guitar"],"tips":["Relax"],"mistakesToAvoid":["Squeezing"],"freeResources":[{"title":"Video","link":"https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3"}],"affiliateProducts":[],"estimatedTime":"30 minutes","skillLevel":"beginner"},{"day":1,"title":"First chord","mainTask":"Play Em","explanation":"It is easy","howTo":["Sit","Press","Stroke"],"checklist":["A guitar"],"tips":["Relax"],"mistakesToAvoid":["Squeezing"],"freeResources":[{"title":"Video","link":"https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3"}],"affiliateProducts":[],"estimatedTime":"30 minutes","skillLevel":"beginner"},{"day":1,"title":"A copy","mainTask":"Play Em","explanation":"It is easy","howTo":["Sit","Press","Stroke"],"checklist":["A guitar"],"tips":["Relax"],"mistakesToAvoid":["Squeezing"],"freeResources":[{"title":"Video","link":"https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3"}],"affiliateProducts":[],"estimatedTime":"30 minutes","skillLevel":"beginner"}]}'),
  ('b449e706-c688-4de8-a066-165a1c18e28a', '01a200aa-239e-7b6d-96d8-365c2ddd39d5', 'Guitar 1', 'guitar 1', 'Learn Guitar 1 in 7 days', '', 'beginner', 'Music', 7, 1795303877379, 1795303877379, null, 0, null, '{"id":"p1","hobby":"Guitar","title":"Learn Guitar in 7 Days","overview":"A week","difficulty":"beginner","totalDays":7,"days":[{"day":1,"title":"First chord","mainTask":"Play Em","explanation":"It is easy","howTo":["Sit","Press","Stroke"],"checklist":["A guitar"],"tips":["Relax"],"mistakesToAvoid":["Squeezing"],"freeResources":[{"title":"Video","link":"https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3"}],"affiliateProducts":[],"estimatedTime":"30 minutes","skillLevel":"beginner"}]}'),
  ('c04c3d31-fc7d-48d6-9fa2-6151c35b98d6', '01a200aa-2714-7e34-a2de-281f9894f5d7', 'Guitar 9', 'guitar 9', 'Learn Guitar 9 in 7 days', '', 'beginner', 'Music', 7, 1795303877379, 1795303877379, null, 0, null, '{"id":"p1","hobby":"Guitar","title":"Learn Guitar in 7 Days","overview":"A week","difficulty":"beginner","days":[{"day":1,"title":"First chord","mainTask":"Play Em","explanation":"It is easy","howTo":["Sit","Press","Stroke"],"checklist":["A guitar"],"tips":["Relax"],"mistakesToAvoid":["Squeezing"],"freeResources":[{"title":"Video","link":"https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3"}],"affiliateProducts":[],"estimatedTime":"30 minutes","skillLevel":"beginner"}],"total_days":7}'),
  ('c9640036-326b-4805-8e91-274dbd6ea4f3', '01a200aa-17fd-7be5-b6f3-04839572f252', 'Guitar', 'guitar', 'A home album in seven small tracks', 'You start with a guitar that may be out of tune and hands that have never held a chord; by the end you play Drunken Sailor in E minor, chords and tune. Every day ends with one short track for nobody but you: a sound, a groove, a loop, a tune, a mood. On day 6 you put them in order, and on day 7 you record the closing track, your piece from start to finish, and listen to the whole album with your feet up. An hour repeats the drill under a harder condition and gives the recording a second take.', 'beginner', 'Music', 7, 1794875475379, 1795303877379, null, 0, null, '{"id":"c9640036-326b-4805-8e91-274dbd6ea4f3","hobby":"Guitar","title":"A home album in seven small tracks","overview":"You start with a guitar that may be out of tune and hands that have never held a chord; by the end you play Drunken Sailor in E minor, chords and tune. Every day ends with one short track for nobody but you: a sound, a groove, a loop, a tune, a mood. On day 6 you put them in order, and on day 7 you record the closing track, your piece from start to finish, and listen to the whole album with your feet up. An hour repeats the drill under a harder condition and gives the recording a second take.","difficulty":"beginner","category":"Music","totalDays":7,"answers":{"experience":"beginner","timeAvailable":"1 hour","goal":"personal enjoyment"},"outline":[{"day":1,"title":"In tune and ringing clear","focus":"Record track one of your album: thirty seconds of one beautiful sound"},{"day":2,"title":"A pulse you can trust","focus":"Record track two: a one-minute groove for walking about the house"},{"day":3,"title":"Changing without stopping","focus":"Record track three: a four-bar loop of your own"},{"day":4,"title":"A tune, note by note","focus":"Record track four: a two-line tune of your own that answers the old one"},{"day":5,"title":"The picking hand takes over","focus":"Record track five: your day 3 loop played as dusk music"},{"day":6,"title":"From parts to a whole","focus":"Put your tracks in order and record the album''s opening"},{"day":7,"title":"Your piece, start to finish","focus":"Record the closing track and listen to your album from first to last"}],"days":[{"id":"guitar-1","version":2,"day":1,"title":"In tune and ringing clear","mainTask":"Tune all six strings to within 5 cents and make the E minor chord ring on at least five of six strings, three tries in a row.","explanation":"A chord in tune with every string sounding is music already, even if it is the only one. Today you learn to tell a clear string from a dull one and to repair it, because the ear that does this will judge all the rest. Before that you record a minute as you are; it is opened again on day 7.","howTo":["Sit on the front half of the chair, guitar on your thigh, neck slightly raised. Tune from thick to thin: E, A, D, G, B, E; loosen first, then rise slowly until the tuner shows green. Record 30 seconds: each open string twice, thickest first. Save it as ''Day 1''. (6 min)","String 6 is the thickest, string 1 the thinnest. Lay the first finger on string 5 and the second on string 4, both just behind the second metal fret, thumb behind the neck. That is E minor. Pluck strings 6 to 1 singly and name each one ''clear'' or ''dull''. Repair one dull string at a time: nearer to the fret, finger more upright, only then more pressure. Afterwards loosen your grip until the chord buzzes and press just enough to cure it; that is all the force you need. (13 min)","Lift both fingers 2 cm, shake the hand, set E minor again and pluck all six strings. Do ten rounds and write down the clear strings of each, as 4, 5 or 6. Pause for a minute after round five. Then close your eyes and set the chord by touch ten times, looking only afterwards. Tick each landing in which both fingers stand behind the second fret, on the right strings, at the first try. (18 min)","Take the chord you have just repaired. Play it six times, each time letting it ring until it has died away: once near the bridge, once over the sound hole or pickup, once near the neck, then your three favourites again. Record that as track one and give it a name. Record it again with the lights low and half as loud, and keep the take whose last note you would like to hear longer. Start a page headed with the album''s title and write down why. (17 min)","Check the tuning, lift the hand, set E minor once and pluck slowly from string 6 to string 1. Do this three times. Note the clear strings of each try on a sheet headed ''Day 1'', and draw the chord as six lines with two dots. (6 min)"],"checklist":["A guitar with six strings","A tuner, or a tuner app","A chair without arms","A phone as recorder and timer","Paper and pencil"],"tips":["Cut the fretting hand''s nails until the fingertip, not the nail, meets the string first.","Frets are counted from the headstock; ''second fret'' means the space just behind the second wire.","Wipe the strings with a dry cloth after playing; sweat makes them dull within weeks."],"mistakesToAvoid":["Pressing in the middle between two frets → Slide the fingertip towards the body of the guitar until it nearly touches the wire; half the force is enough there.","Squeezing the neck between thumb and palm → Keep a gap for a pencil between neck and palm, and let only the thumb''s pad touch the back.","Turning the wrong peg until a string goes far too high → Follow the string to its peg with a finger, pluck while you turn, and stop when another string sounds."],"selfCheck":"Each of the three last tries has five clear strings or more. If one has fewer, find which finger touches its neighbour, stand it up on the tip and take the three tries again.","safety":["Tune upwards slowly with your face turned away from the strings: one that is a full step too high can snap and whip.","Stop fretting when a fingertip blisters, or when wrist or forearm hurts; tenderness of the tips is normal, pain in a joint is not."],"freeResources":[{"title":"Wikipedia: Guitar tunings","link":"https://en.wikipedia.org/wiki/Guitar_tunings"},{"title":"Wikibooks: Guitar","link":"https://en.wikibooks.org/wiki/Guitar"}],"affiliateProducts":[{"title":"Guitar with six strings, acoustic or electric","link":"https://duckduckgo.com/?q=beginner%20acoustic%20guitar%20full%20size"},{"title":"Tuner","link":"https://duckduckgo.com/?q=clip-on%20guitar%20tuner"},{"title":"Plectrum of about 0.7 mm","link":"https://duckduckgo.com/?q=guitar%20picks%20medium%200.7%20mm"}],"youtubeVideoId":null,"youtubeSearchUrl":"https://www.youtube.com/results?search_query=how%20to%20tune%20a%20guitar%20and%20play%20E%20minor%20first%20lesson","videoTitle":"how to tune a guitar and play E minor first lesson","estimatedTime":"60 minutes","skillLevel":"Beginner"},{"id":"guitar-2","version":2,"day":2,"title":"A pulse you can trust","mainTask":"Strum E minor for eight bars of four at 60 beats a minute without a click, finishing within 2 seconds of the true 32.","explanation":"Listeners forgive a wrong note and lose patience with a beat that limps. A steady hand also gives the other hand a fixed moment to arrive. Today the strumming arm becomes a pendulum over yesterday''s clear chord, and the clock of your own recording tells you how far it drifts.","howTo":["Tune. Set day 1''s E minor four times from the air and pluck it through; go on when two in a row have five clear strings. Put a metronome on 60 and tap your foot for twenty clicks, counting ''1 2 3 4'' aloud. (6 min)","Lay your fretting hand flat across the strings so that they only click. With plectrum or thumbnail strum down from string 6 to string 1 on each count, forearm swinging from the elbow. Play eight bars; each strum should fall on the click and hide it. Now add the way back: the plectrum brushes upwards halfway between clicks, ''1 and 2 and''. Do eight bars muted. Keep the same swing when you leave an up-stroke out, as if the hand missed the strings. (13 min)","Set E minor and strum four bars down only, then four bars with a light up-stroke over strings 1 to 3 after every count, on ''and''. Rest for four bars while your foot keeps tapping, and begin again exactly on 1. Four rounds at 60. Raise the click to 66 and then 72, three rounds each. Go up only when a whole round had no gap; otherwise fall back by 6 and take two calm rounds there. (18 min)","Use today''s pattern on the chord that sounds best to you. Choose the tempo by walking across the room and counting steps for 30 seconds; double it. Record one minute at that speed with your foot audible on the floor. That is track two. Add a second take in which every fourth bar is silent except for the foot. Choose one of the two by walking to both and write its tempo beside the title. (17 min)","Count yourself in with four clicks at 60, switch the click off, start the recorder and strum eight bars down only, plus one last strum. On playback read the time of the first and the last strum. The distance should be 32 seconds. (6 min)"],"checklist":["The tuned guitar","A metronome that goes down to 30, or an app","A plectrum, or the thumb","A recorder that shows seconds","A second device that plays sound, if you play for a listener this week","Day 1''s sheet"],"tips":["Keep the arm moving also when no string is to be hit; the missed stroke keeps the time for the next.","Hold the plectrum so that only 3 mm show; more of it catches in the strings and delays the beat."],"mistakesToAvoid":["Stopping the hand to think of the next stroke → Mute the strings, swing without touching for one bar, and add the strokes again one at a time.","Listening to the click after each stroke and then correcting → Count aloud ahead of it, as if you gave the metronome its beat.","Strumming from the wrist with a stiff elbow → Let the forearm hang and drop, like shaking water from the fingers; the wrist follows."],"selfCheck":"The distance lies between 30 and 34 seconds. If it is shorter you rush: count aloud in tomorrow''s warm-up; if longer, tap the foot more firmly and try once more.","safety":["Shake out both arms after each ten minutes of strumming, and lower the volume if a plugged-in guitar makes your ears ring."],"freeResources":[{"title":"Wikipedia: Strum","link":"https://en.wikipedia.org/wiki/Strum"},{"title":"Wikipedia: Metronome","link":"https://en.wikipedia.org/wiki/Metronome"}],"affiliateProducts":[],"youtubeVideoId":null,"youtubeSearchUrl":"https://www.youtube.com/results?search_query=guitar%20strumming%20for%20beginners%20down%20strums%2060%20bpm","videoTitle":"guitar strumming for beginners down strums 60 bpm","estimatedTime":"60 minutes","skillLevel":"Beginner"},{"id":"guitar-3","version":2,"day":3,"title":"Changing without stopping","mainTask":"Change between E minor and D at least ten times in one minute, with the strumming foot never stopping.","explanation":"A song is made of changes far more than of chords. The trick is to move both hands on separate duties: the strumming arm of day 2 goes on whatever happens, and the fretting hand travels by the shortest way, with one finger leading. Today you count changes in a minute, a figure that rises for months.","howTo":["Tune. Pluck E minor through twice, as on day 1, then strum it for eight bars at 60, with up-strokes in every second bar. Leave the last bar empty apart from your foot. (6 min)","Set D, which uses strings 4 to 1 only, xx0232: first finger on string 3, second finger on string 1, both at fret 2; third finger on string 2 at fret 3. Pluck it through, repair what is dull, and set it six times from the air. Look at the journey from E minor: the first finger goes from string 5 to string 3 and the second from 4 to 1, both staying at fret 2. Trace it ten times without strumming, with those two flying together and the third landing last. (13 min)","At 60, strum E minor on counts 1 and 2 and use 3 and 4 for travelling, then D on 1 and 2. Play eight bars. Next strum 1, 2 and 3 and travel on 4 alone. If D is late, strum open strings; the foot goes on. Play four strums per bar for sixteen bars and change during the last up-swing. Then put the tempo at 52, 60 and 66 for eight bars each, and write how many changes of eight were on time. (18 min)","Write today''s chords on slips, lay four in a row and strum one bar each, round and round. Swap slips until you want to hear it a fifth time; repeats are allowed. Record one minute of the loop as track three, changes as they come. Hum over it, two rounds on a single vowel, and notice where your voice wants to rise. Move the chord with the most tension there and record a second take. (17 min)","Set the timer to one minute. Change from E minor to D and back, one strum on each arrival, no foot. Count every arrival whose strings mostly ring. Take two minutes'' rest between two attempts and write the better count on the sheet. (6 min)"],"checklist":["Your tuned guitar and plectrum","Metronome and one-minute timer","The score or notes of days 1 and 2","Slips of paper for chord names"],"tips":["Leave a chord early rather than arrive late: listeners hardly notice an open string on the last half beat.","Keep idle fingertips within 2 cm of the strings, and the way to the next chord is short."],"mistakesToAvoid":["Setting a new chord one finger after another → Hover all fingers in the shape 1 cm above the strings, count two, and land them together; ten times.","Looking from hand to hand at each change → Fix your eyes on the leading finger''s next fret before it moves, and leave the strumming arm alone.","Slowing the foot for the difficult chord → Halve the tempo for the whole loop; an even slow loop is faster learnt than a limping quick one."],"selfCheck":"The better count is ten or more. With fewer than ten, watch which finger arrives last, trace its path alone twenty times and test once again.","safety":["After every ten minutes of changes let the fretting arm hang for a minute. Tingling or an ache at the wrist ends fretting for today."],"freeResources":[{"title":"Wikipedia: Guitar chord","link":"https://en.wikipedia.org/wiki/Guitar_chord"},{"title":"Wikipedia: Chord progression","link":"https://en.wikipedia.org/wiki/Chord_progression"}],"affiliateProducts":[],"youtubeVideoId":null,"youtubeSearchUrl":"https://www.youtube.com/results?search_query=E%20minor%20to%20D%20chord%20change%20guitar%20slow%20practice","videoTitle":"E minor to D chord change guitar slow practice","estimatedTime":"60 minutes","skillLevel":"Beginner"},{"id":"guitar-4","version":2,"day":4,"title":"A tune, note by note","mainTask":"Play the first two lines of Drunken Sailor on single strings, twenty notes, twice running with no more than two wrong notes.","explanation":"Chords carry a piece, the tune is what people hum afterwards. Single notes ask for the exact touch of day 1 and the even time of day 2, now with one string at a time. Today you learn the melody of your piece in small bites, each sung or said before it is played.","howTo":["Tune. Change from E minor to D for one minute as on day 3, calmly. Then pluck strings 4, 3, 2, 1 and back, four times, one note per click at 60, each sounding until the next. (6 min)","Read ''3/2'' as string 3, fret 2, and ''2/0'' as string 2 open. Fret 2 belongs to the second finger, fret 4 to the fourth. Line 1 of Drunken Sailor: seven times 2/0, then 4/2, 3/0, 2/0. Its rhythm: long, short-short, long, short-short, four longs. Clap it, then play it four times. Put a click at 50 under it: a long is one click, two shorts share one, and the seventh 2/0 is the first of the four longs at the end. Clap two rounds, play six, and keep the first note of each pair no longer than the second. (13 min)","Line 2 is line 1''s shape a step lower: seven times 3/2, then 4/0, 4/4, 3/2. Play it five times slowly, then join both lines. Mark the joint with a breath and go over it six times: last note of one, first note of two. Line 3 begins again with seven times 2/0 and climbs 2/2, 2/3, 1/0. Line 4 comes down evenly: 2/3, 2/0, 3/2, 4/4, and rests on 4/2, twice, two clicks each. Learn each with four slow rounds. (18 min)","Play the first phrase you learnt today, then answer it with six notes of your own on the same strings, ending one fret or one string away from where the phrase ended. Try five answers and keep one. Record question and answer twice as track four. Give it a second answer that ends on the key note, the note on which the piece itself ends. Now you have a tune of two halves; write it as string/fret so that it is not lost. (17 min)","Record lines 1 and 2 twice in a row with a click at 50. Play it back with the tab in front of you and tick each right note of forty. Write the figure on the sheet. (6 min)"],"checklist":["The guitar, tuned; plectrum or fingers","A metronome","A pencil and the tune written large in string/fret figures","A recorder"],"tips":["Leave each finger down until the next note needs it; gaps come from fingers that flee.","A tune that you can hum wrong you will play wrong: settle the humming first."],"mistakesToAvoid":["Starting again from the first note after each slip → Begin three notes before the slip, play five past it, four times, and only then go back to the start.","Striking the neighbour string with every note → Rest the heel of the hand lightly by the bridge and make the stroke half as long.","Rushing the easy repeated notes → Count them aloud, and keep the foot going through the first note after them."],"selfCheck":"At least 36 of the forty notes are right and none of the pauses between lines is longer than two clicks. If not, halve the line and learn five notes at a time.","safety":["If the left shoulder has crept up, stop, let both arms hang for thirty seconds and lower the chair or raise the guitar."],"freeResources":[{"title":"Wikipedia: Tablature","link":"https://en.wikipedia.org/wiki/Tablature"},{"title":"Music theory lessons on note values and metre (musictheory.net)","link":"https://www.musictheory.net/lessons"}],"affiliateProducts":[{"title":"Footstool, for sitting in classical position","link":"https://duckduckgo.com/?q=guitar%20footstool"}],"youtubeVideoId":null,"youtubeSearchUrl":"https://www.youtube.com/results?search_query=Drunken%20Sailor%20guitar%20melody%20tab%20easy%20single%20notes","videoTitle":"Drunken Sailor guitar melody tab easy single notes","estimatedTime":"60 minutes","skillLevel":"Beginner"}],"author":"library","created_at":"2026-11-17T00:31:15.379Z"}'),
  ('cebf974e-e88f-4329-8823-9645c36caab9', '01a200aa-2714-7e34-a2de-281f9894f5d7', 'Guitar 7', 'guitar 7', 'Learn Guitar 7 in 7 days', '', 'beginner', 'Music', 7, 1795303877379, 1795303877379, null, 0, null, '{"id":"p1","hobby_name":"Guitar","plan_data":{"title":"Learn Guitar in 7 Days","overview":"A week","difficulty":"beginner","totalDays":7,"days":[{"day":1,"title":"First chord","mainTask":"Play Em","explanation":"It is easy","howTo":["Sit","Press","Stroke"],"checklist":["A guitar"],"tips":["Relax"],"mistakesToAvoid":["Squeezing"],"freeResources":[{"title":"Video","link":"https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3"}],"affiliateProducts":[],"estimatedTime":"30 minutes","skillLevel":"beginner"}]}}'),
  ('d205c6d5-47d9-494d-bcdc-94f7eb8ff604', '01a200aa-1e31-71f4-838d-e5daada8bc39', 'Compilers', 'compilers', 'Learn Compilers in 7 days', '', 'beginner', 'General', 7, 1795303877379, 1795303877379, null, 0, null, '{"id":"","hobby":"Compilers","title":"Learn Compilers in 7 days","overview":"","difficulty":"beginner","category":"General","totalDays":7,"answers":{"experience":"beginner","timeAvailable":"1 hour","goal":"personal enjoyment"},"outline":[{"day":1,"title":"First","focus":"Begin"}],"days":[{"id":"Compilers-1","version":1,"day":1,"title":"First","mainTask":"Begin","explanation":"","howTo":["One"],"checklist":[],"tips":[],"mistakesToAvoid":["Rushing through the steps → finish one before you begin the next.","Skipping the self-check → five honest minutes with it save an hour tomorrow.","Comparing your first week with somebody''s tenth year → compare today with yesterday."],"selfCheck":"","safety":[],"freeResources":[],"affiliateProducts":[],"youtubeVideoId":null,"youtubeSearchUrl":null,"videoTitle":null,"estimatedTime":"30-60 minutes","skillLevel":"beginner"}],"author":"unknown","created_at":"2026-11-21T23:31:17.379Z"}'),
  ('dfc015f1-006b-42ad-b466-1c9850a7def4', '01a200aa-239e-7b6d-96d8-365c2ddd39d5', 'Guitar 2', 'guitar 2', 'Learn Guitar 2 in 7 days', '', 'beginner', 'Music', 7, 1795303877379, 1795303877379, null, 0, null, '{"id":"p1","user_id":"u","hobby":"Guitar","plan_data":{"hobby":"Guitar","title":"Learn Guitar in 7 Days","overview":"A week","difficulty":"beginner","totalDays":7,"days":[{"day":1,"title":"First chord","mainTask":"Play Em","explanation":"It is easy","howTo":["Sit","Press","Stroke"],"checklist":["A guitar"],"tips":["Relax"],"mistakesToAvoid":["Squeezing"],"freeResources":[{"title":"Video","link":"https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3"}],"affiliateProducts":[],"estimatedTime":"30 minutes","skillLevel":"beginner"}]}}'),
  ('f48b9ce4-23f9-4716-b894-06ef5e15254d', '01a200aa-2b9a-7877-9a87-ca2f257922b3', 'Guitar 12', 'guitar 12', 'Learn Guitar 12 in 7 days', '', 'beginner', 'Music', 7, 1795303877379, 1795303877379, null, 0, null, '{"id":"p1","hobby":"Guitar","title":"Learn Guitar in 7 Days","overview":"A week","difficulty":"beginner","totalDays":7,"days":[{"day":1,"title":"First chord","mainTask":"Play Em","explanation":"It is easy","howTo":["Sit","Press","Stroke"],"checklist":["A guitar"],"tips":["Relax"],"mistakesToAvoid":["Squeezing"],"freeResources":[{"title":"Video","link":"https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3"}],"affiliateProducts":[],"estimatedTime":"30 minutes","skillLevel":"beginner"}],"outline":["First chord","Second chord"]}'),
  ('fb4f6b8e-b5f0-4f4f-abeb-f4c61afc7011', '01a200aa-2714-7e34-a2de-281f9894f5d7', 'Guitar 10', 'guitar 10', 'Learn Guitar 10 in 7 days', '', 'beginner', 'Music', 7, 1795303877379, 1795303877379, null, 0, null, '{"id":"p1","hobby":"Guitar","title":"Learn Guitar in 7 Days","overview":"A week","difficulty":"beginner","totalDays":7,"days":[{"day":1,"title":"First chord","mainTask":"Play Em","explanation":"It is easy","howTo":["Sit","Press","Stroke"],"checklist":["A guitar"],"tips":["Relax"],"mistakesToAvoid":[],"freeResources":[{"title":"Video","link":"https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3"}],"affiliateProducts":[],"estimatedTime":"30 minutes","skillLevel":"beginner","commonMistakes":["Squeezing"]}]}');

insert into "user_progress" ("id", "user_id", "plan_id", "completed_days", "current_day", "unlocked_days", "stamps", "last_accessed_at") values
  ('09ad2d42-69cf-401f-a6dd-ccf52090da14', '01a200aa-239e-7b6d-96d8-365c2ddd39d5', 'b449e706-c688-4de8-a066-165a1c18e28a', '[]', 1, '[1]', '{}', 1795303877379),
  ('0fcd9ede-1686-42ce-ad5e-b4d79d056491', '01a200aa-239e-7b6d-96d8-365c2ddd39d5', 'b037bef8-3e0d-4532-aeb9-7b95c4cf05b9', '[]', 1, '[1]', '{}', 1795303877379),
  ('136220bd-28a1-45fa-bbcb-b104d1de8a7a', '01a200aa-2b9a-7877-9a87-ca2f257922b3', '15961809-5caf-4c32-9bdd-4426a1f52c36', '[]', 1, '[1]', '{}', 1795303877379),
  ('27296941-7769-45ca-a97c-2230395f9ae9', '01a200aa-17fd-7be5-b6f3-04839572f252', 'c9640036-326b-4805-8e91-274dbd6ea4f3', '[1,2]', 3, '[1,2,3]', '{"1":{"completed":true,"at":1795134676379},"2":{"completed":true,"at":1795221076379},"3":{"completed":false,"at":1795303877379}}', 1795303877379),
  ('28f742b5-f3f1-4347-aafa-2192d8f23588', '01a200aa-2b9a-7877-9a87-ca2f257922b3', 'b128cef6-e1ec-4631-bb75-3f7587912935', '[]', 1, '[1]', '{}', 1795303877379),
  ('3d4d14d5-2a23-42df-8dbe-d1edbd821560', '01a200aa-239e-7b6d-96d8-365c2ddd39d5', 'dfc015f1-006b-42ad-b466-1c9850a7def4', '[]', 1, '[1]', '{}', 1795303877379),
  ('487a3b2b-441e-41fb-bcf1-e3adb61488ff', '01a200aa-17fd-7be5-b6f3-04839572f252', '4dd7286d-c308-4c26-984e-995778e2ef04', '[1]', 2, '[1,2]', '{"1":{"completed":true,"at":1795048276379}}', 1795048276379),
  ('8cb0bed7-26fc-4ef2-9a21-17ac9e2b7f10', '01a200aa-2714-7e34-a2de-281f9894f5d7', '13dcfbb4-ced1-4da3-8b28-366891ec42d0', '[]', 1, '[1]', '{}', 1795303877379),
  ('8d4ab765-a003-4c18-b94d-6f4a0e01ea67', '01a200aa-2714-7e34-a2de-281f9894f5d7', 'cebf974e-e88f-4329-8823-9645c36caab9', '[]', 1, '[1]', '{}', 1795303877379),
  ('93c52553-ab31-488a-8c08-01340d6a5fe0', '01a200aa-17fd-7be5-b6f3-04839572f252', '29a2184e-9fe7-4f51-95ab-7ce45744a95c', '[]', 1, '[1]', '{}', 1795134676379),
  ('94f38f3d-a496-40e3-8b40-b5c5beb14d8e', '01a200aa-239e-7b6d-96d8-365c2ddd39d5', '1ecef823-8f9d-4a82-b509-d866b4c362d0', '[]', 1, '[1]', '{}', 1795303877379),
  ('a258333c-afe8-46de-b88b-dd012ac22d82', '01a200aa-2b9a-7877-9a87-ca2f257922b3', 'f48b9ce4-23f9-4716-b894-06ef5e15254d', '[]', 1, '[1]', '{}', 1795303877379),
  ('a68a5a81-f424-467f-8e43-8ffa4b496c55', '01a200aa-1e31-71f4-838d-e5daada8bc39', 'd205c6d5-47d9-494d-bcdc-94f7eb8ff604', '[]', 1, '[1]', '{}', 1795303877379),
  ('ab607f09-06c8-4e3a-b8e6-ddeb6f7a943b', '01a200aa-2714-7e34-a2de-281f9894f5d7', 'fb4f6b8e-b5f0-4f4f-abeb-f4c61afc7011', '[]', 1, '[1]', '{}', 1795303877379),
  ('c8a06112-a273-43b2-9a2b-18ead7e47cb5', '01a200aa-239e-7b6d-96d8-365c2ddd39d5', '43ca754a-05d3-433f-9eb4-ace6f70e7941', '[]', 1, '[1]', '{}', 1795303877379),
  ('d0f6123b-a56b-4244-9da9-435f6e2d406c', '01a200aa-2714-7e34-a2de-281f9894f5d7', 'c04c3d31-fc7d-48d6-9fa2-6151c35b98d6', '[]', 1, '[1]', '{}', 1795303877379),
  ('d2d73445-2fd4-4767-81a2-bb9048bb724c', '01a200aa-2714-7e34-a2de-281f9894f5d7', '1de2ab80-21da-4658-a8fa-78402893addc', '[]', 1, '[1]', '{}', 1795303877379);

insert into "day_writes" ("plan_id", "day", "leased_until") values
  ('c9640036-326b-4805-8e91-274dbd6ea4f3', 3, 1795303875379);

insert into "plan_shares" ("token", "plan_id", "created_at") values
  ('IL2utuz_geSRltvTK5la84qK', 'c9640036-326b-4805-8e91-274dbd6ea4f3', 1795303877379);

insert into "mails" ("id", "kind", "recipient", "subject", "text", "html", "created_at", "next_attempt_at", "attempts", "sent_at", "failed_at", "last_error", "reply_to", "unsubscribe_url") values
  ('01a200aa-1826-7754-a5fc-7b990d08bdf0', 'confirm-address', 'ada@example.org', 'Confirm your e-mail address', 'Hello Ada,

Welcome to Sevenfold! One step is left: tell us that this address is
yours. Then you can sign in, and your plans and progress are there on
every device.

Confirm my address:
http://127.0.0.1:34563/api/auth/verify-email?token=eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImFkYUBleGFtcGxlLm9yZyIsImlhdCI6MTc5NTMwNzQ3NywiZXhwIjoxNzk1MzkzODc3fQ.SZXOenrNkE7n3ooiSQwGKy4HQALcfabGZjEaguGlVcs&callbackURL=%2F

If you did not sign up, ignore this mail. Without your click nothing
happens.

-- 
Sevenfold
Questions? Write to hello@sevenfold.example.
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Confirm your e-mail address</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#131823!important}
.sheet{background:#1b222e!important;border-color:#323845!important}
.ink{color:#efebe1!important}
.soft{color:#bfbaaf!important}
.link{color:#fbb08e!important}
.button{background:#f69370!important;color:#0e141f!important}
}</style>
</head>
<body class="paper" style="margin:0;padding:24px 12px;background:#fdfaf4;font:17px/1.6 Figtree,system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif">
<div class="sheet" style="box-sizing:border-box;max-width:560px;margin:0 auto;padding:28px 24px;background:#fffefc;border:1px solid #e0dad1;border-radius:20px;overflow-wrap:anywhere">
<p class="ink" style="margin:0 0 20px;color:#1b1f29;font:600 19px/1.3 Fraunces,Georgia,''Times New Roman'',serif"><span aria-hidden="true" style="font-size:15px;letter-spacing:2px"><span style="color:#ef6661">&#9679;</span><span style="color:#f1944f">&#9679;</span><span style="color:#eebc4a">&#9679;</span><span style="color:#5daa61">&#9679;</span><span style="color:#31a5a5">&#9679;</span><span style="color:#6977d3">&#9679;</span><span style="color:#b25196">&#9679;</span></span> Sevenfold</p>
<h1 class="ink" style="margin:0 0 20px;color:#1b1f29;font:600 26px/1.2 Fraunces,Georgia,''Times New Roman'',serif">Confirm your e-mail address</h1>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">Hello Ada,</p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">Welcome to Sevenfold! One step is left: tell us that this address is yours. Then you can sign in, and your plans and progress are there on every device.</p>
<p style="margin:24px 0"><a class="button" href="http://127.0.0.1:34563/api/auth/verify-email?token=eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImFkYUBleGFtcGxlLm9yZyIsImlhdCI6MTc5NTMwNzQ3NywiZXhwIjoxNzk1MzkzODc3fQ.SZXOenrNkE7n3ooiSQwGKy4HQALcfabGZjEaguGlVcs&amp;callbackURL=%2F" style="display:inline-block;padding:13px 24px;border-radius:14px;background:#a8372e;color:#fefcf7;font-weight:600;text-decoration:none">Confirm my address</a></p>
<p class="soft" style="margin:0 0 24px;color:#4a505c;font-size:15px">If the button does not work, open this address:<br><a class="link" href="http://127.0.0.1:34563/api/auth/verify-email?token=eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImFkYUBleGFtcGxlLm9yZyIsImlhdCI6MTc5NTMwNzQ3NywiZXhwIjoxNzk1MzkzODc3fQ.SZXOenrNkE7n3ooiSQwGKy4HQALcfabGZjEaguGlVcs&amp;callbackURL=%2F" style="color:#89322a;word-break:break-word">http://127.0.0.1:34563/api/auth/verify-email?token=eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImFkYUBleGFtcGxlLm9yZyIsImlhdCI6MTc5NTMwNzQ3NywiZXhwIjoxNzk1MzkzODc3fQ.SZXOenrNkE7n3ooiSQwGKy4HQALcfabGZjEaguGlVcs&amp;callbackURL=%2F</a></p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">If you did not sign up, ignore this mail. Without your click nothing happens.</p>
</div>
<p class="soft" style="max-width:560px;margin:16px auto 0;color:#4a505c;font-size:15px;text-align:center">Questions? Write to hello@sevenfold.example.</p>
</body>
</html>
', 1794875475379, null, 1, 1794875475379, null, null, null, null),
  ('01a200aa-1fbb-779b-b433-e977a3fb7c87', 'confirm-address', 'bo.unconfirmed@example.org', 'Confirm your e-mail address', 'Hello Bo,

Welcome to Sevenfold! One step is left: tell us that this address is
yours. Then you can sign in, and your plans and progress are there on
every device.

Confirm my address:
http://127.0.0.1:34563/api/auth/verify-email?token=eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImJvLnVuY29uZmlybWVkQGV4YW1wbGUub3JnIiwiaWF0IjoxNzk1MzA3NDc4LCJleHAiOjE3OTUzOTM4Nzh9.XXDFemVbPEt2jhH5MA6MfrdErGBOrRiz86wVtWBnjUw&callbackURL=%2F

If you did not sign up, ignore this mail. Without your click nothing
happens.

-- 
Sevenfold
Questions? Write to hello@sevenfold.example.
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Confirm your e-mail address</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#131823!important}
.sheet{background:#1b222e!important;border-color:#323845!important}
.ink{color:#efebe1!important}
.soft{color:#bfbaaf!important}
.link{color:#fbb08e!important}
.button{background:#f69370!important;color:#0e141f!important}
}</style>
</head>
<body class="paper" style="margin:0;padding:24px 12px;background:#fdfaf4;font:17px/1.6 Figtree,system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif">
<div class="sheet" style="box-sizing:border-box;max-width:560px;margin:0 auto;padding:28px 24px;background:#fffefc;border:1px solid #e0dad1;border-radius:20px;overflow-wrap:anywhere">
<p class="ink" style="margin:0 0 20px;color:#1b1f29;font:600 19px/1.3 Fraunces,Georgia,''Times New Roman'',serif"><span aria-hidden="true" style="font-size:15px;letter-spacing:2px"><span style="color:#ef6661">&#9679;</span><span style="color:#f1944f">&#9679;</span><span style="color:#eebc4a">&#9679;</span><span style="color:#5daa61">&#9679;</span><span style="color:#31a5a5">&#9679;</span><span style="color:#6977d3">&#9679;</span><span style="color:#b25196">&#9679;</span></span> Sevenfold</p>
<h1 class="ink" style="margin:0 0 20px;color:#1b1f29;font:600 26px/1.2 Fraunces,Georgia,''Times New Roman'',serif">Confirm your e-mail address</h1>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">Hello Bo,</p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">Welcome to Sevenfold! One step is left: tell us that this address is yours. Then you can sign in, and your plans and progress are there on every device.</p>
<p style="margin:24px 0"><a class="button" href="http://127.0.0.1:34563/api/auth/verify-email?token=eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImJvLnVuY29uZmlybWVkQGV4YW1wbGUub3JnIiwiaWF0IjoxNzk1MzA3NDc4LCJleHAiOjE3OTUzOTM4Nzh9.XXDFemVbPEt2jhH5MA6MfrdErGBOrRiz86wVtWBnjUw&amp;callbackURL=%2F" style="display:inline-block;padding:13px 24px;border-radius:14px;background:#a8372e;color:#fefcf7;font-weight:600;text-decoration:none">Confirm my address</a></p>
<p class="soft" style="margin:0 0 24px;color:#4a505c;font-size:15px">If the button does not work, open this address:<br><a class="link" href="http://127.0.0.1:34563/api/auth/verify-email?token=eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImJvLnVuY29uZmlybWVkQGV4YW1wbGUub3JnIiwiaWF0IjoxNzk1MzA3NDc4LCJleHAiOjE3OTUzOTM4Nzh9.XXDFemVbPEt2jhH5MA6MfrdErGBOrRiz86wVtWBnjUw&amp;callbackURL=%2F" style="color:#89322a;word-break:break-word">http://127.0.0.1:34563/api/auth/verify-email?token=eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImJvLnVuY29uZmlybWVkQGV4YW1wbGUub3JnIiwiaWF0IjoxNzk1MzA3NDc4LCJleHAiOjE3OTUzOTM4Nzh9.XXDFemVbPEt2jhH5MA6MfrdErGBOrRiz86wVtWBnjUw&amp;callbackURL=%2F</a></p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">If you did not sign up, ignore this mail. Without your click nothing happens.</p>
</div>
<p class="soft" style="max-width:560px;margin:16px auto 0;color:#4a505c;font-size:15px;text-align:center">Questions? Write to hello@sevenfold.example.</p>
</body>
</html>
', 1795303877379, null, 1, 1795303877379, null, null, null, null),
  ('01a200aa-202d-7284-877b-2d46875cfb55', 'reset-password', 'ada@example.org', 'Choose a new password', 'Hello Ada,

Somebody, probably you, asked for a new password for your Sevenfold
account. You can choose it here.

Choose a new password:
http://127.0.0.1:34563/api/auth/reset-password/xSye3TRBZnE8bp4Da5b9P4Py?callbackURL=%2Freset-password

The link works once, for the next hour.

If you did not ask for it, ignore this mail: your password stays as it
is.

-- 
Sevenfold
Questions? Write to hello@sevenfold.example.
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Choose a new password</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#131823!important}
.sheet{background:#1b222e!important;border-color:#323845!important}
.ink{color:#efebe1!important}
.soft{color:#bfbaaf!important}
.link{color:#fbb08e!important}
.button{background:#f69370!important;color:#0e141f!important}
}</style>
</head>
<body class="paper" style="margin:0;padding:24px 12px;background:#fdfaf4;font:17px/1.6 Figtree,system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif">
<div class="sheet" style="box-sizing:border-box;max-width:560px;margin:0 auto;padding:28px 24px;background:#fffefc;border:1px solid #e0dad1;border-radius:20px;overflow-wrap:anywhere">
<p class="ink" style="margin:0 0 20px;color:#1b1f29;font:600 19px/1.3 Fraunces,Georgia,''Times New Roman'',serif"><span aria-hidden="true" style="font-size:15px;letter-spacing:2px"><span style="color:#ef6661">&#9679;</span><span style="color:#f1944f">&#9679;</span><span style="color:#eebc4a">&#9679;</span><span style="color:#5daa61">&#9679;</span><span style="color:#31a5a5">&#9679;</span><span style="color:#6977d3">&#9679;</span><span style="color:#b25196">&#9679;</span></span> Sevenfold</p>
<h1 class="ink" style="margin:0 0 20px;color:#1b1f29;font:600 26px/1.2 Fraunces,Georgia,''Times New Roman'',serif">Choose a new password</h1>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">Hello Ada,</p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">Somebody, probably you, asked for a new password for your Sevenfold account. You can choose it here.</p>
<p style="margin:24px 0"><a class="button" href="http://127.0.0.1:34563/api/auth/reset-password/xSye3TRBZnE8bp4Da5b9P4Py?callbackURL=%2Freset-password" style="display:inline-block;padding:13px 24px;border-radius:14px;background:#a8372e;color:#fefcf7;font-weight:600;text-decoration:none">Choose a new password</a></p>
<p class="soft" style="margin:0 0 24px;color:#4a505c;font-size:15px">If the button does not work, open this address:<br><a class="link" href="http://127.0.0.1:34563/api/auth/reset-password/xSye3TRBZnE8bp4Da5b9P4Py?callbackURL=%2Freset-password" style="color:#89322a;word-break:break-word">http://127.0.0.1:34563/api/auth/reset-password/xSye3TRBZnE8bp4Da5b9P4Py?callbackURL=%2Freset-password</a></p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">The link works once, for the next hour.</p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">If you did not ask for it, ignore this mail: your password stays as it is.</p>
</div>
<p class="soft" style="max-width:560px;margin:16px auto 0;color:#4a505c;font-size:15px;text-align:center">Questions? Write to hello@sevenfold.example.</p>
</body>
</html>
', 1795303877379, null, 1, 1795303877379, null, null, null, null),
  ('01a200aa-206f-74b3-829e-660afe86067b', 'confirm-newsletter', 'reader@example.org', 'Confirm your subscription', 'Hello,

Somebody, probably you, asked us to send the Sevenfold newsletter to
this address. One step is left: tell us that you want it.

Confirm my subscription:
http://127.0.0.1:34563/newsletter/confirm?token=9y1-NWVHF9XT4LLW2W6CqnM8

The link works for the next 7 days.

If you did not ask for it, ignore this mail: without your click we send
you nothing more.

-- 
Sevenfold
Questions? Write to hello@sevenfold.example.
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Confirm your subscription</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#131823!important}
.sheet{background:#1b222e!important;border-color:#323845!important}
.ink{color:#efebe1!important}
.soft{color:#bfbaaf!important}
.link{color:#fbb08e!important}
.button{background:#f69370!important;color:#0e141f!important}
}</style>
</head>
<body class="paper" style="margin:0;padding:24px 12px;background:#fdfaf4;font:17px/1.6 Figtree,system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif">
<div class="sheet" style="box-sizing:border-box;max-width:560px;margin:0 auto;padding:28px 24px;background:#fffefc;border:1px solid #e0dad1;border-radius:20px;overflow-wrap:anywhere">
<p class="ink" style="margin:0 0 20px;color:#1b1f29;font:600 19px/1.3 Fraunces,Georgia,''Times New Roman'',serif"><span aria-hidden="true" style="font-size:15px;letter-spacing:2px"><span style="color:#ef6661">&#9679;</span><span style="color:#f1944f">&#9679;</span><span style="color:#eebc4a">&#9679;</span><span style="color:#5daa61">&#9679;</span><span style="color:#31a5a5">&#9679;</span><span style="color:#6977d3">&#9679;</span><span style="color:#b25196">&#9679;</span></span> Sevenfold</p>
<h1 class="ink" style="margin:0 0 20px;color:#1b1f29;font:600 26px/1.2 Fraunces,Georgia,''Times New Roman'',serif">Confirm your subscription</h1>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">Hello,</p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">Somebody, probably you, asked us to send the Sevenfold newsletter to this address. One step is left: tell us that you want it.</p>
<p style="margin:24px 0"><a class="button" href="http://127.0.0.1:34563/newsletter/confirm?token=9y1-NWVHF9XT4LLW2W6CqnM8" style="display:inline-block;padding:13px 24px;border-radius:14px;background:#a8372e;color:#fefcf7;font-weight:600;text-decoration:none">Confirm my subscription</a></p>
<p class="soft" style="margin:0 0 24px;color:#4a505c;font-size:15px">If the button does not work, open this address:<br><a class="link" href="http://127.0.0.1:34563/newsletter/confirm?token=9y1-NWVHF9XT4LLW2W6CqnM8" style="color:#89322a;word-break:break-word">http://127.0.0.1:34563/newsletter/confirm?token=9y1-NWVHF9XT4LLW2W6CqnM8</a></p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">The link works for the next 7 days.</p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">If you did not ask for it, ignore this mail: without your click we send you nothing more.</p>
</div>
<p class="soft" style="max-width:560px;margin:16px auto 0;color:#4a505c;font-size:15px;text-align:center">Questions? Write to hello@sevenfold.example.</p>
</body>
</html>
', 1795303877379, null, 1, 1795303877379, null, null, null, null),
  ('01a200aa-20a6-7374-8306-d272efdb5607', 'confirm-newsletter', 'waverer@example.org', 'Confirm your subscription', 'Hello,

Somebody, probably you, asked us to send the Sevenfold newsletter to
this address. One step is left: tell us that you want it.

Confirm my subscription:
http://127.0.0.1:34563/newsletter/confirm?token=8TQ9lnAFG1rOHc2yy1J_uCsQ

The link works for the next 7 days.

If you did not ask for it, ignore this mail: without your click we send
you nothing more.

-- 
Sevenfold
Questions? Write to hello@sevenfold.example.
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Confirm your subscription</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#131823!important}
.sheet{background:#1b222e!important;border-color:#323845!important}
.ink{color:#efebe1!important}
.soft{color:#bfbaaf!important}
.link{color:#fbb08e!important}
.button{background:#f69370!important;color:#0e141f!important}
}</style>
</head>
<body class="paper" style="margin:0;padding:24px 12px;background:#fdfaf4;font:17px/1.6 Figtree,system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif">
<div class="sheet" style="box-sizing:border-box;max-width:560px;margin:0 auto;padding:28px 24px;background:#fffefc;border:1px solid #e0dad1;border-radius:20px;overflow-wrap:anywhere">
<p class="ink" style="margin:0 0 20px;color:#1b1f29;font:600 19px/1.3 Fraunces,Georgia,''Times New Roman'',serif"><span aria-hidden="true" style="font-size:15px;letter-spacing:2px"><span style="color:#ef6661">&#9679;</span><span style="color:#f1944f">&#9679;</span><span style="color:#eebc4a">&#9679;</span><span style="color:#5daa61">&#9679;</span><span style="color:#31a5a5">&#9679;</span><span style="color:#6977d3">&#9679;</span><span style="color:#b25196">&#9679;</span></span> Sevenfold</p>
<h1 class="ink" style="margin:0 0 20px;color:#1b1f29;font:600 26px/1.2 Fraunces,Georgia,''Times New Roman'',serif">Confirm your subscription</h1>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">Hello,</p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">Somebody, probably you, asked us to send the Sevenfold newsletter to this address. One step is left: tell us that you want it.</p>
<p style="margin:24px 0"><a class="button" href="http://127.0.0.1:34563/newsletter/confirm?token=8TQ9lnAFG1rOHc2yy1J_uCsQ" style="display:inline-block;padding:13px 24px;border-radius:14px;background:#a8372e;color:#fefcf7;font-weight:600;text-decoration:none">Confirm my subscription</a></p>
<p class="soft" style="margin:0 0 24px;color:#4a505c;font-size:15px">If the button does not work, open this address:<br><a class="link" href="http://127.0.0.1:34563/newsletter/confirm?token=8TQ9lnAFG1rOHc2yy1J_uCsQ" style="color:#89322a;word-break:break-word">http://127.0.0.1:34563/newsletter/confirm?token=8TQ9lnAFG1rOHc2yy1J_uCsQ</a></p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">The link works for the next 7 days.</p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">If you did not ask for it, ignore this mail: without your click we send you nothing more.</p>
</div>
<p class="soft" style="max-width:560px;margin:16px auto 0;color:#4a505c;font-size:15px;text-align:center">Questions? Write to hello@sevenfold.example.</p>
</body>
</html>
', 1795303877379, null, 1, 1795303877379, null, null, null, null),
  ('01a200aa-20de-75b7-8b77-5a71fcfe97f2', 'confirm-newsletter', 'leaver@example.org', 'Confirm your subscription', 'Hello,

Somebody, probably you, asked us to send the Sevenfold newsletter to
this address. One step is left: tell us that you want it.

Confirm my subscription:
http://127.0.0.1:34563/newsletter/confirm?token=YgI1vAo7qVLRe_Js4GKU6Mq9

The link works for the next 7 days.

If you did not ask for it, ignore this mail: without your click we send
you nothing more.

-- 
Sevenfold
Questions? Write to hello@sevenfold.example.
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Confirm your subscription</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#131823!important}
.sheet{background:#1b222e!important;border-color:#323845!important}
.ink{color:#efebe1!important}
.soft{color:#bfbaaf!important}
.link{color:#fbb08e!important}
.button{background:#f69370!important;color:#0e141f!important}
}</style>
</head>
<body class="paper" style="margin:0;padding:24px 12px;background:#fdfaf4;font:17px/1.6 Figtree,system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif">
<div class="sheet" style="box-sizing:border-box;max-width:560px;margin:0 auto;padding:28px 24px;background:#fffefc;border:1px solid #e0dad1;border-radius:20px;overflow-wrap:anywhere">
<p class="ink" style="margin:0 0 20px;color:#1b1f29;font:600 19px/1.3 Fraunces,Georgia,''Times New Roman'',serif"><span aria-hidden="true" style="font-size:15px;letter-spacing:2px"><span style="color:#ef6661">&#9679;</span><span style="color:#f1944f">&#9679;</span><span style="color:#eebc4a">&#9679;</span><span style="color:#5daa61">&#9679;</span><span style="color:#31a5a5">&#9679;</span><span style="color:#6977d3">&#9679;</span><span style="color:#b25196">&#9679;</span></span> Sevenfold</p>
<h1 class="ink" style="margin:0 0 20px;color:#1b1f29;font:600 26px/1.2 Fraunces,Georgia,''Times New Roman'',serif">Confirm your subscription</h1>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">Hello,</p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">Somebody, probably you, asked us to send the Sevenfold newsletter to this address. One step is left: tell us that you want it.</p>
<p style="margin:24px 0"><a class="button" href="http://127.0.0.1:34563/newsletter/confirm?token=YgI1vAo7qVLRe_Js4GKU6Mq9" style="display:inline-block;padding:13px 24px;border-radius:14px;background:#a8372e;color:#fefcf7;font-weight:600;text-decoration:none">Confirm my subscription</a></p>
<p class="soft" style="margin:0 0 24px;color:#4a505c;font-size:15px">If the button does not work, open this address:<br><a class="link" href="http://127.0.0.1:34563/newsletter/confirm?token=YgI1vAo7qVLRe_Js4GKU6Mq9" style="color:#89322a;word-break:break-word">http://127.0.0.1:34563/newsletter/confirm?token=YgI1vAo7qVLRe_Js4GKU6Mq9</a></p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">The link works for the next 7 days.</p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">If you did not ask for it, ignore this mail: without your click we send you nothing more.</p>
</div>
<p class="soft" style="max-width:560px;margin:16px auto 0;color:#4a505c;font-size:15px;text-align:center">Questions? Write to hello@sevenfold.example.</p>
</body>
</html>
', 1795303877379, null, 1, 1795303877379, null, null, null, null),
  ('01a200aa-2116-709a-b582-f8ef7bfaa901', 'newsletter-welcome', 'reader@example.org', 'You are subscribed', 'Hello,

Thank you for confirming. From now on the Sevenfold newsletter comes to
this address: new hobby guides, and ideas for what to learn next.

You can unsubscribe whenever you like, with one click:
http://127.0.0.1:34563/newsletter/unsubscribe?token=aNG42qq3W1CYPEKHe_1pNJ9i

-- 
Sevenfold
Questions? Write to hello@sevenfold.example.
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>You are subscribed</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#131823!important}
.sheet{background:#1b222e!important;border-color:#323845!important}
.ink{color:#efebe1!important}
.soft{color:#bfbaaf!important}
.link{color:#fbb08e!important}
.button{background:#f69370!important;color:#0e141f!important}
}</style>
</head>
<body class="paper" style="margin:0;padding:24px 12px;background:#fdfaf4;font:17px/1.6 Figtree,system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif">
<div class="sheet" style="box-sizing:border-box;max-width:560px;margin:0 auto;padding:28px 24px;background:#fffefc;border:1px solid #e0dad1;border-radius:20px;overflow-wrap:anywhere">
<p class="ink" style="margin:0 0 20px;color:#1b1f29;font:600 19px/1.3 Fraunces,Georgia,''Times New Roman'',serif"><span aria-hidden="true" style="font-size:15px;letter-spacing:2px"><span style="color:#ef6661">&#9679;</span><span style="color:#f1944f">&#9679;</span><span style="color:#eebc4a">&#9679;</span><span style="color:#5daa61">&#9679;</span><span style="color:#31a5a5">&#9679;</span><span style="color:#6977d3">&#9679;</span><span style="color:#b25196">&#9679;</span></span> Sevenfold</p>
<h1 class="ink" style="margin:0 0 20px;color:#1b1f29;font:600 26px/1.2 Fraunces,Georgia,''Times New Roman'',serif">You are subscribed</h1>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">Hello,</p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">Thank you for confirming. From now on the Sevenfold newsletter comes to this address: new hobby guides, and ideas for what to learn next.</p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">You can unsubscribe whenever you like, with one click:<br><a class="link" href="http://127.0.0.1:34563/newsletter/unsubscribe?token=aNG42qq3W1CYPEKHe_1pNJ9i" style="color:#89322a;word-break:break-word">http://127.0.0.1:34563/newsletter/unsubscribe?token=aNG42qq3W1CYPEKHe_1pNJ9i</a></p>
</div>
<p class="soft" style="max-width:560px;margin:16px auto 0;color:#4a505c;font-size:15px;text-align:center">Questions? Write to hello@sevenfold.example.</p>
</body>
</html>
', 1795303877379, null, 1, 1795303877379, null, null, null, 'http://127.0.0.1:34563/newsletter/unsubscribe?token=aNG42qq3W1CYPEKHe_1pNJ9i'),
  ('01a200aa-2159-7d08-b2a3-694753171e54', 'newsletter-welcome', 'leaver@example.org', 'You are subscribed', 'Hello,

Thank you for confirming. From now on the Sevenfold newsletter comes to
this address: new hobby guides, and ideas for what to learn next.

You can unsubscribe whenever you like, with one click:
http://127.0.0.1:34563/newsletter/unsubscribe?token=Z4c76qnTCOl48Knzxb7mGgrF

-- 
Sevenfold
Questions? Write to hello@sevenfold.example.
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>You are subscribed</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#131823!important}
.sheet{background:#1b222e!important;border-color:#323845!important}
.ink{color:#efebe1!important}
.soft{color:#bfbaaf!important}
.link{color:#fbb08e!important}
.button{background:#f69370!important;color:#0e141f!important}
}</style>
</head>
<body class="paper" style="margin:0;padding:24px 12px;background:#fdfaf4;font:17px/1.6 Figtree,system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif">
<div class="sheet" style="box-sizing:border-box;max-width:560px;margin:0 auto;padding:28px 24px;background:#fffefc;border:1px solid #e0dad1;border-radius:20px;overflow-wrap:anywhere">
<p class="ink" style="margin:0 0 20px;color:#1b1f29;font:600 19px/1.3 Fraunces,Georgia,''Times New Roman'',serif"><span aria-hidden="true" style="font-size:15px;letter-spacing:2px"><span style="color:#ef6661">&#9679;</span><span style="color:#f1944f">&#9679;</span><span style="color:#eebc4a">&#9679;</span><span style="color:#5daa61">&#9679;</span><span style="color:#31a5a5">&#9679;</span><span style="color:#6977d3">&#9679;</span><span style="color:#b25196">&#9679;</span></span> Sevenfold</p>
<h1 class="ink" style="margin:0 0 20px;color:#1b1f29;font:600 26px/1.2 Fraunces,Georgia,''Times New Roman'',serif">You are subscribed</h1>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">Hello,</p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">Thank you for confirming. From now on the Sevenfold newsletter comes to this address: new hobby guides, and ideas for what to learn next.</p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">You can unsubscribe whenever you like, with one click:<br><a class="link" href="http://127.0.0.1:34563/newsletter/unsubscribe?token=Z4c76qnTCOl48Knzxb7mGgrF" style="color:#89322a;word-break:break-word">http://127.0.0.1:34563/newsletter/unsubscribe?token=Z4c76qnTCOl48Knzxb7mGgrF</a></p>
</div>
<p class="soft" style="max-width:560px;margin:16px auto 0;color:#4a505c;font-size:15px;text-align:center">Questions? Write to hello@sevenfold.example.</p>
</body>
</html>
', 1795303877379, null, 1, 1795303877379, null, null, null, 'http://127.0.0.1:34563/newsletter/unsubscribe?token=Z4c76qnTCOl48Knzxb7mGgrF'),
  ('01a200aa-21ca-73db-976e-b4c488e583b8', 'contact-message', 'hello@sevenfold.example', 'Contact form: Suggest a Hobby', 'Hello,

O''Brien \ "Ada" (writer@example.org) wrote this on the contact page. An
answer to this mail goes there.

Could you add bell ringing?

It''s lovely. 🔔

-- 
Sevenfold
Questions? Write to hello@sevenfold.example.
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Contact form: Suggest a Hobby</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#131823!important}
.sheet{background:#1b222e!important;border-color:#323845!important}
.ink{color:#efebe1!important}
.soft{color:#bfbaaf!important}
.link{color:#fbb08e!important}
.button{background:#f69370!important;color:#0e141f!important}
}</style>
</head>
<body class="paper" style="margin:0;padding:24px 12px;background:#fdfaf4;font:17px/1.6 Figtree,system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif">
<div class="sheet" style="box-sizing:border-box;max-width:560px;margin:0 auto;padding:28px 24px;background:#fffefc;border:1px solid #e0dad1;border-radius:20px;overflow-wrap:anywhere">
<p class="ink" style="margin:0 0 20px;color:#1b1f29;font:600 19px/1.3 Fraunces,Georgia,''Times New Roman'',serif"><span aria-hidden="true" style="font-size:15px;letter-spacing:2px"><span style="color:#ef6661">&#9679;</span><span style="color:#f1944f">&#9679;</span><span style="color:#eebc4a">&#9679;</span><span style="color:#5daa61">&#9679;</span><span style="color:#31a5a5">&#9679;</span><span style="color:#6977d3">&#9679;</span><span style="color:#b25196">&#9679;</span></span> Sevenfold</p>
<h1 class="ink" style="margin:0 0 20px;color:#1b1f29;font:600 26px/1.2 Fraunces,Georgia,''Times New Roman'',serif">Contact form: Suggest a Hobby</h1>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">Hello,</p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">O&#39;Brien \ &quot;Ada&quot; (writer@example.org) wrote this on the contact page. An answer to this mail goes there.</p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">Could you add bell ringing?</p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">It&#39;s lovely. 🔔</p>
</div>
<p class="soft" style="max-width:560px;margin:16px auto 0;color:#4a505c;font-size:15px;text-align:center">Questions? Write to hello@sevenfold.example.</p>
</body>
</html>
', 1795303877379, null, 1, 1795303877379, null, null, 'writer@example.org', null),
  ('01a200aa-23af-7385-b9b9-1440343b4e9b', 'confirm-address', 'keeper-1@example.org', 'Confirm your e-mail address', 'Hello Keeper,

Welcome to Sevenfold! One step is left: tell us that this address is
yours. Then you can sign in, and your plans and progress are there on
every device.

Confirm my address:
http://127.0.0.1:34563/api/auth/verify-email?token=eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImtlZXBlci0xQGV4YW1wbGUub3JnIiwiaWF0IjoxNzk1MzA3NDc5LCJleHAiOjE3OTUzOTM4Nzl9.ESFgWqGUPo5G2s_iVaKk_Szuy9F2ZOtF8HaEAUOJ0aI&callbackURL=%2F

If you did not sign up, ignore this mail. Without your click nothing
happens.

-- 
Sevenfold
Questions? Write to hello@sevenfold.example.
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Confirm your e-mail address</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#131823!important}
.sheet{background:#1b222e!important;border-color:#323845!important}
.ink{color:#efebe1!important}
.soft{color:#bfbaaf!important}
.link{color:#fbb08e!important}
.button{background:#f69370!important;color:#0e141f!important}
}</style>
</head>
<body class="paper" style="margin:0;padding:24px 12px;background:#fdfaf4;font:17px/1.6 Figtree,system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif">
<div class="sheet" style="box-sizing:border-box;max-width:560px;margin:0 auto;padding:28px 24px;background:#fffefc;border:1px solid #e0dad1;border-radius:20px;overflow-wrap:anywhere">
<p class="ink" style="margin:0 0 20px;color:#1b1f29;font:600 19px/1.3 Fraunces,Georgia,''Times New Roman'',serif"><span aria-hidden="true" style="font-size:15px;letter-spacing:2px"><span style="color:#ef6661">&#9679;</span><span style="color:#f1944f">&#9679;</span><span style="color:#eebc4a">&#9679;</span><span style="color:#5daa61">&#9679;</span><span style="color:#31a5a5">&#9679;</span><span style="color:#6977d3">&#9679;</span><span style="color:#b25196">&#9679;</span></span> Sevenfold</p>
<h1 class="ink" style="margin:0 0 20px;color:#1b1f29;font:600 26px/1.2 Fraunces,Georgia,''Times New Roman'',serif">Confirm your e-mail address</h1>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">Hello Keeper,</p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">Welcome to Sevenfold! One step is left: tell us that this address is yours. Then you can sign in, and your plans and progress are there on every device.</p>
<p style="margin:24px 0"><a class="button" href="http://127.0.0.1:34563/api/auth/verify-email?token=eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImtlZXBlci0xQGV4YW1wbGUub3JnIiwiaWF0IjoxNzk1MzA3NDc5LCJleHAiOjE3OTUzOTM4Nzl9.ESFgWqGUPo5G2s_iVaKk_Szuy9F2ZOtF8HaEAUOJ0aI&amp;callbackURL=%2F" style="display:inline-block;padding:13px 24px;border-radius:14px;background:#a8372e;color:#fefcf7;font-weight:600;text-decoration:none">Confirm my address</a></p>
<p class="soft" style="margin:0 0 24px;color:#4a505c;font-size:15px">If the button does not work, open this address:<br><a class="link" href="http://127.0.0.1:34563/api/auth/verify-email?token=eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImtlZXBlci0xQGV4YW1wbGUub3JnIiwiaWF0IjoxNzk1MzA3NDc5LCJleHAiOjE3OTUzOTM4Nzl9.ESFgWqGUPo5G2s_iVaKk_Szuy9F2ZOtF8HaEAUOJ0aI&amp;callbackURL=%2F" style="color:#89322a;word-break:break-word">http://127.0.0.1:34563/api/auth/verify-email?token=eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImtlZXBlci0xQGV4YW1wbGUub3JnIiwiaWF0IjoxNzk1MzA3NDc5LCJleHAiOjE3OTUzOTM4Nzl9.ESFgWqGUPo5G2s_iVaKk_Szuy9F2ZOtF8HaEAUOJ0aI&amp;callbackURL=%2F</a></p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">If you did not sign up, ignore this mail. Without your click nothing happens.</p>
</div>
<p class="soft" style="max-width:560px;margin:16px auto 0;color:#4a505c;font-size:15px;text-align:center">Questions? Write to hello@sevenfold.example.</p>
</body>
</html>
', 1795303877379, null, 1, 1795303877379, null, null, null, null),
  ('01a200aa-272b-7ecd-87e2-221e2f9fc689', 'confirm-address', 'keeper-2@example.org', 'Confirm your e-mail address', 'Hello Keeper,

Welcome to Sevenfold! One step is left: tell us that this address is
yours. Then you can sign in, and your plans and progress are there on
every device.

Confirm my address:
http://127.0.0.1:34563/api/auth/verify-email?token=eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImtlZXBlci0yQGV4YW1wbGUub3JnIiwiaWF0IjoxNzk1MzA3NDgwLCJleHAiOjE3OTUzOTM4ODB9.MCKA7g5vxk989nlhK_bYwjULOcsoJ_aR4OyRFNZC3Rc&callbackURL=%2F

If you did not sign up, ignore this mail. Without your click nothing
happens.

-- 
Sevenfold
Questions? Write to hello@sevenfold.example.
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Confirm your e-mail address</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#131823!important}
.sheet{background:#1b222e!important;border-color:#323845!important}
.ink{color:#efebe1!important}
.soft{color:#bfbaaf!important}
.link{color:#fbb08e!important}
.button{background:#f69370!important;color:#0e141f!important}
}</style>
</head>
<body class="paper" style="margin:0;padding:24px 12px;background:#fdfaf4;font:17px/1.6 Figtree,system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif">
<div class="sheet" style="box-sizing:border-box;max-width:560px;margin:0 auto;padding:28px 24px;background:#fffefc;border:1px solid #e0dad1;border-radius:20px;overflow-wrap:anywhere">
<p class="ink" style="margin:0 0 20px;color:#1b1f29;font:600 19px/1.3 Fraunces,Georgia,''Times New Roman'',serif"><span aria-hidden="true" style="font-size:15px;letter-spacing:2px"><span style="color:#ef6661">&#9679;</span><span style="color:#f1944f">&#9679;</span><span style="color:#eebc4a">&#9679;</span><span style="color:#5daa61">&#9679;</span><span style="color:#31a5a5">&#9679;</span><span style="color:#6977d3">&#9679;</span><span style="color:#b25196">&#9679;</span></span> Sevenfold</p>
<h1 class="ink" style="margin:0 0 20px;color:#1b1f29;font:600 26px/1.2 Fraunces,Georgia,''Times New Roman'',serif">Confirm your e-mail address</h1>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">Hello Keeper,</p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">Welcome to Sevenfold! One step is left: tell us that this address is yours. Then you can sign in, and your plans and progress are there on every device.</p>
<p style="margin:24px 0"><a class="button" href="http://127.0.0.1:34563/api/auth/verify-email?token=eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImtlZXBlci0yQGV4YW1wbGUub3JnIiwiaWF0IjoxNzk1MzA3NDgwLCJleHAiOjE3OTUzOTM4ODB9.MCKA7g5vxk989nlhK_bYwjULOcsoJ_aR4OyRFNZC3Rc&amp;callbackURL=%2F" style="display:inline-block;padding:13px 24px;border-radius:14px;background:#a8372e;color:#fefcf7;font-weight:600;text-decoration:none">Confirm my address</a></p>
<p class="soft" style="margin:0 0 24px;color:#4a505c;font-size:15px">If the button does not work, open this address:<br><a class="link" href="http://127.0.0.1:34563/api/auth/verify-email?token=eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImtlZXBlci0yQGV4YW1wbGUub3JnIiwiaWF0IjoxNzk1MzA3NDgwLCJleHAiOjE3OTUzOTM4ODB9.MCKA7g5vxk989nlhK_bYwjULOcsoJ_aR4OyRFNZC3Rc&amp;callbackURL=%2F" style="color:#89322a;word-break:break-word">http://127.0.0.1:34563/api/auth/verify-email?token=eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImtlZXBlci0yQGV4YW1wbGUub3JnIiwiaWF0IjoxNzk1MzA3NDgwLCJleHAiOjE3OTUzOTM4ODB9.MCKA7g5vxk989nlhK_bYwjULOcsoJ_aR4OyRFNZC3Rc&amp;callbackURL=%2F</a></p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">If you did not sign up, ignore this mail. Without your click nothing happens.</p>
</div>
<p class="soft" style="max-width:560px;margin:16px auto 0;color:#4a505c;font-size:15px;text-align:center">Questions? Write to hello@sevenfold.example.</p>
</body>
</html>
', 1795303877379, null, 1, 1795303877379, null, null, null, null),
  ('01a200aa-2ba3-7349-9d51-5a2d3cf159f1', 'confirm-address', 'keeper-3@example.org', 'Confirm your e-mail address', 'Hello Keeper,

Welcome to Sevenfold! One step is left: tell us that this address is
yours. Then you can sign in, and your plans and progress are there on
every device.

Confirm my address:
http://127.0.0.1:34563/api/auth/verify-email?token=eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImtlZXBlci0zQGV4YW1wbGUub3JnIiwiaWF0IjoxNzk1MzA3NDgyLCJleHAiOjE3OTUzOTM4ODJ9.baTLHunKUxqOUuWGCRpcRNUZtcobQyFqfXu2XLDP09A&callbackURL=%2F

If you did not sign up, ignore this mail. Without your click nothing
happens.

-- 
Sevenfold
Questions? Write to hello@sevenfold.example.
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Confirm your e-mail address</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#131823!important}
.sheet{background:#1b222e!important;border-color:#323845!important}
.ink{color:#efebe1!important}
.soft{color:#bfbaaf!important}
.link{color:#fbb08e!important}
.button{background:#f69370!important;color:#0e141f!important}
}</style>
</head>
<body class="paper" style="margin:0;padding:24px 12px;background:#fdfaf4;font:17px/1.6 Figtree,system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif">
<div class="sheet" style="box-sizing:border-box;max-width:560px;margin:0 auto;padding:28px 24px;background:#fffefc;border:1px solid #e0dad1;border-radius:20px;overflow-wrap:anywhere">
<p class="ink" style="margin:0 0 20px;color:#1b1f29;font:600 19px/1.3 Fraunces,Georgia,''Times New Roman'',serif"><span aria-hidden="true" style="font-size:15px;letter-spacing:2px"><span style="color:#ef6661">&#9679;</span><span style="color:#f1944f">&#9679;</span><span style="color:#eebc4a">&#9679;</span><span style="color:#5daa61">&#9679;</span><span style="color:#31a5a5">&#9679;</span><span style="color:#6977d3">&#9679;</span><span style="color:#b25196">&#9679;</span></span> Sevenfold</p>
<h1 class="ink" style="margin:0 0 20px;color:#1b1f29;font:600 26px/1.2 Fraunces,Georgia,''Times New Roman'',serif">Confirm your e-mail address</h1>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">Hello Keeper,</p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">Welcome to Sevenfold! One step is left: tell us that this address is yours. Then you can sign in, and your plans and progress are there on every device.</p>
<p style="margin:24px 0"><a class="button" href="http://127.0.0.1:34563/api/auth/verify-email?token=eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImtlZXBlci0zQGV4YW1wbGUub3JnIiwiaWF0IjoxNzk1MzA3NDgyLCJleHAiOjE3OTUzOTM4ODJ9.baTLHunKUxqOUuWGCRpcRNUZtcobQyFqfXu2XLDP09A&amp;callbackURL=%2F" style="display:inline-block;padding:13px 24px;border-radius:14px;background:#a8372e;color:#fefcf7;font-weight:600;text-decoration:none">Confirm my address</a></p>
<p class="soft" style="margin:0 0 24px;color:#4a505c;font-size:15px">If the button does not work, open this address:<br><a class="link" href="http://127.0.0.1:34563/api/auth/verify-email?token=eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImtlZXBlci0zQGV4YW1wbGUub3JnIiwiaWF0IjoxNzk1MzA3NDgyLCJleHAiOjE3OTUzOTM4ODJ9.baTLHunKUxqOUuWGCRpcRNUZtcobQyFqfXu2XLDP09A&amp;callbackURL=%2F" style="color:#89322a;word-break:break-word">http://127.0.0.1:34563/api/auth/verify-email?token=eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImtlZXBlci0zQGV4YW1wbGUub3JnIiwiaWF0IjoxNzk1MzA3NDgyLCJleHAiOjE3OTUzOTM4ODJ9.baTLHunKUxqOUuWGCRpcRNUZtcobQyFqfXu2XLDP09A&amp;callbackURL=%2F</a></p>
<p class="ink" style="margin:0 0 16px;color:#1b1f29">If you did not sign up, ignore this mail. Without your click nothing happens.</p>
</div>
<p class="soft" style="max-width:560px;margin:16px auto 0;color:#4a505c;font-size:15px;text-align:center">Questions? Write to hello@sevenfold.example.</p>
</body>
</html>
', 1795303877379, null, 1, 1795303877379, null, null, null, null),
  ('635dbb6b-347b-49a6-9cca-745644e1218c', 'password-changed', 'refused@example.org', 'Your password was changed', 'Hello refused,

your password was changed.', '<p>Hello refused,</p><p>your password was changed.</p>', 1795303875379, 1795308375379, 1, null, null, '451 try again later', null, null),
  ('77fb267e-1af5-41e5-90ff-ce1cf91f5b63', 'password-changed', 'waiting@example.org', 'Your password was changed', 'Hello waiting,

your password was changed.', '<p>Hello waiting,</p><p>your password was changed.</p>', 1795303875379, 1795303875379, 0, null, null, null, null, null),
  ('c74380bf-05c4-409d-b000-6cad338f671e', 'password-changed', 'taken@example.org', 'Your password was changed', 'Hello taken,

your password was changed.', '<p>Hello taken,</p><p>your password was changed.</p>', 1795303875379, 1795307535379, 1, null, null, null, null, null),
  ('f4b52421-b788-4f50-a9e8-bd131dd26010', 'password-changed', 'given-up@example.org', 'Your password was changed', 'Hello given-up,

your password was changed.', '<p>Hello given-up,</p><p>your password was changed.</p>', 1795303875379, null, 1, null, 1795303875379, '550 no such user', null, null);

insert into "newsletter_subscribers" ("id", "email", "status", "confirm_token", "unsubscribe_token", "created_at", "last_mailed_at", "confirmed_at", "unsubscribed_at") values
  ('01a200aa-206d-784b-b8e7-55ec2530a0df', 'reader@example.org', 'confirmed', '9y1-NWVHF9XT4LLW2W6CqnM8', 'aNG42qq3W1CYPEKHe_1pNJ9i', 1795303877379, 1795303877379, 1795303877379, null),
  ('01a200aa-20a4-761a-856f-447a120312a8', 'waverer@example.org', 'pending', '8TQ9lnAFG1rOHc2yy1J_uCsQ', 'wUkq-GvsadhyllbgH7h18LqP', 1795303877379, 1795303877379, null, null),
  ('01a200aa-20dc-76b6-b3be-b57ff70b9951', 'leaver@example.org', 'unsubscribed', null, 'Z4c76qnTCOl48Knzxb7mGgrF', 1795303877379, 1795303877379, 1795303877379, 1795303877379);

insert into "contact_messages" ("id", "name", "email", "subject", "message", "mail_id", "created_at") values
  ('01a200aa-21cb-723c-9983-c0b33012863a', 'O''Brien \ "Ada"', 'writer@example.org', 'Suggest a Hobby', 'Could you add bell ringing?

It''s lovely. 🔔', '01a200aa-21ca-73db-976e-b4c488e583b8', 1795303877379);
