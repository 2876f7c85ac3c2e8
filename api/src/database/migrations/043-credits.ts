import { type Kysely, sql } from 'kysely'

/** The credits of an account, a ledger that only grows, and what accounts order and pay. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    -- Each entry moves an amount from one account of the ledger to another.
    create table credit_entries (
      account_id uuid not null references agencies,
      -- Without gaps, in the order in which they were made.
      number int not null,
      at timestamptz not null default clock_timestamp(),
      key text not null,
      kind text not null check (kind in ('GRANT', 'RESERVE', 'CAPTURE', 'RELEASE')),
      from_account text not null check (from_account in ('available', 'reserved', 'spent', 'granted')),
      to_account text not null check (to_account in ('available', 'reserved', 'spent', 'granted')),
      amount int not null check (amount > 0),
      available_after int not null check (available_after >= 0),
      cause_type text not null check (cause_type in ('postcard', 'purchase', 'grant', 'task', 'correction')),
      cause_id text,
      note text not null default '',
      primary key (account_id, number),
      -- Makes each movement happen once.
      unique (account_id, key, kind),
      check (from_account <> to_account)
    );

    -- The sums of the entries, kept with each of them.
    create table credit_balances (
      account_id uuid primary key references agencies,
      available int not null default 0 check (available >= 0),
      reserved int not null default 0 check (reserved >= 0),
      spent int not null default 0 check (spent >= 0),
      granted int not null default 0,
      last_entry int not null default 0,
      -- Below this, credits are bought automatically. Null: never.
      recharge_below int check (recharge_below >= 0),
      check (available + reserved + spent = granted)
    );

    create index credit_entries_newest on credit_entries (account_id, at desc);

    -- The price of a month, in cents. Plans without one are not for sale in the console.
    alter table plans add column price_cents int check (price_cents > 0);

    -- How an account pays. An account without a row has a plan that the operator arranged.
    create table subscriptions (
      account_id uuid primary key references agencies,
      state text not null default 'ACTIVE' check (state in ('ACTIVE', 'PAST_DUE', 'CANCELED')),
      renews_at timestamptz,
      -- The plan ends at renews_at instead of being renewed.
      ends boolean not null default false,
      customer_id text,
      subscription_id text,
      -- The time of the newest message of the payment provider about it: they arrive in any order.
      reported_at timestamptz,
      recharge_pack text,
      recharge_monthly_cents int check (recharge_monthly_cents > 0),
      -- Why buying credits automatically was switched off.
      recharge_problem text not null default ''
    );

    create sequence order_numbers start 1001;
    grant usage on sequence order_numbers to gable_app;

    -- What an account bought. It is the invoice, too.
    create table orders (
      account_id uuid not null references agencies,
      id uuid not null,
      number int not null default nextval('order_numbers'),
      kind text not null check (kind in ('CREDITS', 'PLAN')),
      -- Of an order of credits.
      credits int check (credits > 0),
      -- Of an order of a plan.
      plan_id text references plans,
      description text not null,
      amount_cents int not null check (amount_cents > 0),
      provider text not null check (provider in ('INVOICE', 'STRIPE')),
      state text not null default 'OPEN' check (state in ('OPEN', 'PAID', 'CANCELED')),
      is_automatic boolean not null default false,
      ordered_by uuid,
      -- Who pays, as it was then.
      bill_to jsonb not null default '{}',
      created_at timestamptz not null default now(),
      due_at timestamptz,
      paid_at timestamptz,
      -- How it was paid, or why it was canceled.
      note text not null default '',
      -- At the payment provider.
      checkout_id text,
      checkout_url text,
      external_id text,
      primary key (account_id, id),
      unique (account_id, number),
      unique (account_id, external_id),
      check ((kind = 'CREDITS') = (credits is not null)),
      check ((kind = 'PLAN') = (plan_id is not null)),
      check ((state = 'PAID') = (paid_at is not null)),
      foreign key (account_id, ordered_by) references agents (account_id, id)
    );
    create index orders_newest on orders (account_id, created_at desc);
    -- A plan is changed once at a time.
    create unique index orders_open_plan on orders (account_id) where kind = 'PLAN' and state = 'OPEN';
    create unique index orders_open_recharge on orders (account_id) where is_automatic and state = 'OPEN';

    call isolate_by_account('subscriptions');
    call isolate_by_account('orders');
    revoke delete on orders from gable_app;
    call isolate_by_account('credit_entries');
    call isolate_by_account('credit_balances');
    revoke update, delete on credit_entries from gable_app;
    revoke delete on credit_balances from gable_app;

    create function refuse_ledger_change() returns trigger language plpgsql as $$ begin
        raise exception 'Credit entries are never changed. Correct them by a new entry.';
      end $$;
    create trigger credit_entries_only_grow before update or delete or truncate on credit_entries
      for each statement execute function refuse_ledger_change();
  `)
    .execute(db)
}
