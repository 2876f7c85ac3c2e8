import { type Kysely, sql } from 'kysely'

/** Automations and workflows: their versions, the contacts in them, and the facts that they react to. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create table flows (
      account_id uuid not null references agencies,
      id uuid not null,
      kind text not null check (kind in ('AUTOMATION', 'WORKFLOW')),
      title text not null,
      status text not null default 'DRAFT' check (status in ('DRAFT', 'ACTIVE', 'PAUSED', 'ARCHIVED')),
      draft jsonb not null,
      published_version int,
      created_by uuid,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      updated_by uuid,
      primary key (account_id, id),
      check (status in ('DRAFT', 'ARCHIVED') or published_version is not null)
    );
    create index flows_newest on flows (account_id, kind, updated_at desc, id);
    create index flows_active on flows (account_id) where status = 'ACTIVE';

    create table flow_versions (
      account_id uuid not null,
      flow_id uuid not null,
      version int not null,
      definition jsonb not null,
      published_at timestamptz not null default now(),
      published_by uuid,
      primary key (account_id, flow_id, version),
      foreign key (account_id, flow_id) references flows (account_id, id) on delete cascade
    );
    comment on table flow_versions is 'What was published. A contact stays on the version that they began with.';

    -- The content that each flow sends, in its draft or in its published version.
    create table flow_contents (
      account_id uuid not null,
      flow_id uuid not null,
      content_id uuid not null,
      primary key (account_id, flow_id, content_id),
      foreign key (account_id, flow_id) references flows (account_id, id) on delete cascade,
      foreign key (account_id, content_id) references contents (account_id, id) on delete cascade
    );
    create index flow_contents_by_content on flow_contents (account_id, content_id);

    create table flow_runs (
      account_id uuid not null,
      id uuid not null,
      flow_id uuid not null,
      version int not null,
      contact_id uuid not null,
      property_id uuid,
      lead_id uuid,
      -- What the contact was enrolled for. A contact is enrolled once per flow and occasion.
      occasion text not null,
      cause jsonb not null,
      state text not null default 'ACTIVE' check (state in ('ACTIVE', 'FAILED', 'FINISHED', 'LEFT')),
      step_id text,
      -- How many steps were taken; the number of the last entry of its history.
      steps_taken int not null default 0,
      due_at timestamptz,
      -- Set while it waits at step_id: for the time in due_at, or for this type of event until then.
      is_waiting boolean not null default false,
      awaits text,
      attempts int not null default 0,
      reason text not null default '',
      started_at timestamptz not null default now(),
      finished_at timestamptz,
      primary key (account_id, id),
      unique (account_id, flow_id, contact_id, occasion),
      foreign key (account_id, flow_id) references flows (account_id, id) on delete cascade,
      foreign key (account_id, contact_id) references contacts (account_id, id) on delete cascade,
      check ((state = 'ACTIVE') = (due_at is not null)),
      check (state not in ('ACTIVE', 'FAILED') or step_id is not null)
    );
    create index flow_runs_due on flow_runs (account_id, flow_id, due_at) where state = 'ACTIVE';
    create index flow_runs_at_step on flow_runs (account_id, flow_id, step_id, started_at desc)
      where state in ('ACTIVE', 'FAILED');
    create index flow_runs_newest on flow_runs (account_id, flow_id, started_at desc, id);
    create index flow_runs_of_contact on flow_runs (account_id, contact_id, started_at desc);
    create index flow_runs_awaiting on flow_runs (account_id, contact_id, awaits) where awaits is not null;

    create table flow_run_steps (
      account_id uuid not null,
      run_id uuid not null,
      number int not null,
      step_id text not null,
      at timestamptz not null default now(),
      outcome text not null check (outcome in ('DONE', 'SKIPPED', 'FAILED')),
      branch text,
      reason text not null default '',
      detail jsonb not null default '{}',
      primary key (account_id, run_id, number),
      foreign key (account_id, run_id) references flow_runs (account_id, id) on delete cascade
    );

    -- Lifetime totals. An empty step is the flow itself: ENTERED, FINISHED, LEFT.
    create table flow_counters (
      account_id uuid not null,
      flow_id uuid not null,
      step_id text not null,
      day date not null,
      type text not null,
      count int not null,
      primary key (account_id, flow_id, step_id, type, day),
      foreign key (account_id, flow_id) references flows (account_id, id) on delete cascade
    );
    comment on table flow_counters is
      'By step and day of the account. Types: ENTERED, DONE, SKIPPED, FAILED, and a branch as BRANCH:<key>; of the flow, whose step is empty: ENTERED, FINISHED, LEFT.';

    -- The facts that the active flows of an account react to, such as LEAD.CREATED or CONTACT.CHANGED. Facts that
    -- nothing reacts to are not stored.
    create table flow_facts (
      account_id uuid not null references agencies,
      fact text not null,
      primary key (account_id, fact)
    );

    -- Facts that no flow has looked at yet.
    create table flow_signals (
      account_id uuid not null references agencies,
      id bigint generated always as identity,
      fact text not null,
      contact_id uuid not null,
      property_id uuid,
      entry_id uuid,
      detail jsonb not null default '{}',
      at timestamptz not null default now(),
      primary key (account_id, id)
    );

    -- Emails and postcards that a flow sent.
    alter table email_pieces add column flow_id uuid, add column flow_step_id text;
    alter table postcard_pieces add column flow_id uuid, add column flow_step_id text;
    create index email_pieces_of_flow on email_pieces (account_id, flow_id, flow_step_id)
      include (id, sent_at, opened_at, clicked_at) where flow_id is not null;
    create index postcard_pieces_of_flow on postcard_pieces (account_id, flow_id, flow_step_id)
      include (id, submitted_at, scanned_at) where flow_id is not null;

    call isolate_by_account('flows');
    call isolate_by_account('flow_versions');
    call isolate_by_account('flow_contents');
    call isolate_by_account('flow_runs');
    call isolate_by_account('flow_run_steps');
    call isolate_by_account('flow_counters');
    call isolate_by_account('flow_facts');
    call isolate_by_account('flow_signals');
  `)
    .execute(db)
}
