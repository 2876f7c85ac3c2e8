import { type Kysely, sql } from 'kysely'

/** Emails and postcards, their versions, what was sent to whom, and the domains it is sent from. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create table contents (
      account_id uuid not null references agencies,
      id uuid not null,
      medium text not null check (medium in ('EMAIL', 'POSTCARD')),
      template_type text not null check (template_type in ('SMART', 'REGULAR')),
      -- A template of the code. Smart content stays with its template.
      template_id text not null,
      title text not null,
      description text not null default '',
      status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED', 'ARCHIVED')),
      lead_type text not null check (lead_type in ('HV', 'SELLER', 'BUYER', 'MORTGAGE', 'GENERAL')),
      intent text not null,
      is_visible boolean not null default true,
      draft_settings jsonb not null default '{}',
      published_version int,
      created_by uuid,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      triggered_at timestamptz not null default now(),
      triggered_by uuid,
      primary key (account_id, id),
      foreign key (account_id, created_by) references agents (account_id, id),
      foreign key (account_id, triggered_by) references agents (account_id, id)
    );
    create index contents_newest on contents (account_id, medium, triggered_at desc, id);
    create unique index contents_smart on contents (account_id, template_id) where template_type = 'SMART';

    -- What was published. Pieces keep the version they were made from, so versions are never deleted.
    create table content_versions (
      account_id uuid not null references agencies,
      content_id uuid not null,
      version int not null,
      settings jsonb not null,
      -- Of smart content.
      variation_id text,
      -- Why smart content takes this variation no more.
      dropped_because text,
      published_at timestamptz not null default now(),
      published_by uuid,
      primary key (account_id, content_id, version),
      foreign key (account_id, content_id) references contents (account_id, id) on delete cascade,
      foreign key (account_id, published_by) references agents (account_id, id)
    );

    create table broadcasts (
      account_id uuid not null references agencies,
      id uuid not null,
      content_id uuid not null,
      version int not null,
      selection jsonb not null,
      audience text not null,
      state text not null default 'SCHEDULED'
        check (state in ('SCHEDULED', 'PREPARING', 'SENDING', 'PAUSED', 'STOPPED', 'CANCELED', 'DONE')),
      reason text not null default '',
      starts_at timestamptz not null,
      -- The last contact for whom a piece was made, while preparing.
      cursor uuid,
      created_by uuid,
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      primary key (account_id, id),
      foreign key (account_id, content_id, version) references content_versions (account_id, content_id, version),
      foreign key (account_id, created_by) references agents (account_id, id)
    );
    create index broadcasts_newest on broadcasts (account_id, content_id, created_at desc);

    -- One email to one contact. A content goes to a contact once per occasion, so nothing is sent twice.
    create table email_pieces (
      account_id uuid not null references agencies,
      id uuid not null,
      kind text not null check (kind in ('MARKETING', 'PERSONAL')),
      content_id uuid,
      version int,
      occasion text not null default '',
      broadcast_id uuid,
      -- Null once the contact is erased.
      contact_id uuid,
      property_id uuid,
      -- Who the email is from.
      agent_id uuid,
      to_email text not null default '',
      subject text not null default '',
      -- Of a personal email.
      body text,
      -- What the email was filled with, so that it can be shown as it was sent.
      recipient jsonb,
      state text not null default 'QUEUED'
        check (state in ('QUEUED', 'SENDING', 'SENT', 'DELIVERED', 'BOUNCED', 'FAILED', 'UNKNOWN', 'HELD', 'CANCELED')),
      hold_reason text,
      reason text not null default '',
      due_at timestamptz not null default now(),
      attempts int not null default 0,
      -- The worker that sends it now, and since when. A piece whose worker died is claimed again, unless it was handed over.
      claim_id uuid,
      claimed_at timestamptz,
      -- Written before the email is handed over, so that a worker that dies leaves a trace.
      attempt_started_at timestamptz,
      sent_at timestamptz,
      delivered_at timestamptz,
      bounced_at timestamptz,
      opened_at timestamptz,
      machine_opened_at timestamptz,
      clicked_at timestamptz,
      unsubscribed_at timestamptz,
      complained_at timestamptz,
      created_at timestamptz not null default now(),
      primary key (account_id, id),
      -- The contact comes first, so that even without statistics every plan reads only the pieces of a contact.
      unique (account_id, contact_id, content_id, occasion),
      check ((kind = 'MARKETING') = (content_id is not null)),
      foreign key (account_id, content_id, version) references content_versions (account_id, content_id, version),
      foreign key (account_id, broadcast_id) references broadcasts (account_id, id),
      foreign key (account_id, contact_id) references contacts (account_id, id) on delete set null (contact_id),
      foreign key (account_id, property_id) references properties (account_id, id) on delete set null (property_id),
      foreign key (account_id, agent_id) references agents (account_id, id)
    );
    create index email_pieces_due on email_pieces (account_id, kind, due_at, id) where state = 'QUEUED';
    create index email_pieces_sending on email_pieces (account_id, claimed_at) where state = 'SENDING';
    create index email_pieces_of_contact on email_pieces (account_id, contact_id, created_at desc);
    create index email_pieces_of_broadcast on email_pieces (account_id, broadcast_id, state, id) where broadcast_id is not null;
    create index email_pieces_engaged on email_pieces (account_id, broadcast_id)
      where broadcast_id is not null and (opened_at is not null or clicked_at is not null);
    create index email_pieces_of_address on email_pieces (account_id, to_email);
    create index email_pieces_of_content on email_pieces (account_id, content_id, created_at desc);
    comment on column email_pieces.due_at is 'Not before this time. Quiet hours and retries move it.';

    -- Each opening, click and message about a piece as it arrived. What counts is derived from them.
    create table email_events (
      account_id uuid not null references agencies,
      id uuid not null,
      piece_id uuid not null,
      at timestamptz not null,
      type text not null check (type in ('open', 'click', 'delivered', 'bounce', 'complaint', 'unsubscribe', 'resubscribe')),
      -- Of a message of a provider, to recognize repeats.
      external_id text,
      detail jsonb not null default '{}',
      primary key (account_id, id),
      unique (account_id, external_id),
      foreign key (account_id, piece_id) references email_pieces (account_id, id) on delete cascade
    );
    create index email_events_of_piece on email_events (account_id, piece_id, at);

    -- Addresses that get no marketing email of the account.
    create table email_suppressions (
      account_id uuid not null references agencies,
      email text not null check (email = lower(email)),
      reason text not null check (reason in ('BOUNCE', 'COMPLAINT', 'MANUAL')),
      detail text not null default '',
      piece_id uuid,
      at timestamptz not null default now(),
      primary key (account_id, email)
    );
    create index email_suppressions_newest on email_suppressions (account_id, at desc);

    -- The topics that contacts unsubscribed from. Unsubscribing from everything is a column of the contact.
    create table contact_topic_opt_outs (
      account_id uuid not null references agencies,
      contact_id uuid not null,
      topic text not null,
      at timestamptz not null default now(),
      primary key (account_id, contact_id, topic),
      foreign key (account_id, contact_id) references contacts (account_id, id) on delete cascade
    );

    create table email_domains (
      account_id uuid not null references agencies,
      id uuid not null,
      domain text not null,
      local_part text not null,
      -- Published in DNS, so that nobody sends in the name of a domain that is not theirs.
      ownership_token text not null,
      verified_at timestamptz,
      checked_at timestamptz,
      -- Since when a required record of a verified domain is missing. Sending from it stops two days later.
      failing_since timestamptz,
      checks jsonb not null default '{}',
      created_at timestamptz not null default now(),
      primary key (account_id, id),
      unique (account_id, domain)
    );
    create table email_domain_keys (
      account_id uuid not null references agencies,
      domain_id uuid not null,
      selector text not null,
      public_key text not null,
      -- Encrypted with the secret of the installation.
      private_key bytea not null,
      created_at timestamptz not null default now(),
      active_from timestamptz,
      retired_at timestamptz,
      primary key (account_id, domain_id, selector),
      foreign key (account_id, domain_id) references email_domains (account_id, id) on delete cascade
    );

    create table email_settings (
      account_id uuid primary key references agencies,
      weekly_limit int not null default 2 check (weekly_limit between 1 and 14),
      quiet_from int not null default 20 check (quiet_from between 0 and 23),
      quiet_till int not null default 8 check (quiet_till between 0 and 23),
      paused_at timestamptz,
      pause_reason text not null default '',
      warned_at timestamptz,
      -- What was counted before sending was resumed does not pause it again.
      resumed_on date,
      resumed_counts jsonb not null default '{}'
    );

    -- The host name that an account wants its public pages on. It becomes a row of hosts once its records are found.
    create table custom_hosts (
      account_id uuid primary key references agencies,
      host text not null check (host = lower(host)),
      ownership_token text not null,
      verified_at timestamptz,
      failing_since timestamptz,
      checked_at timestamptz,
      checks jsonb not null default '{}',
      created_at timestamptz not null default now()
    );

    -- The market figures of an area, for emails.
    create index market_listings_sold on market_listings (zip, priced_on) where category = 'sold';

    call isolate_by_account('contents');
    call isolate_by_account('content_versions');
    call isolate_by_account('broadcasts');
    call isolate_by_account('email_pieces');
    call isolate_by_account('email_events');
    call isolate_by_account('email_suppressions');
    call isolate_by_account('contact_topic_opt_outs');
    call isolate_by_account('email_domains');
    call isolate_by_account('email_domain_keys');
    call isolate_by_account('email_settings');
    call isolate_by_account('custom_hosts');

    -- Every process reads all hosts to serve them; an account adds and removes its own.
    alter table hosts enable row level security;
    create policy hosts_are_public on hosts for select using (true);
    create policy account_adds_hosts on hosts for insert with check (agency = current_account());
    create policy account_removes_hosts on hosts for delete using (agency = current_account());
    grant insert, delete on hosts to gable_app;

    -- The email or postcard that led a visitor to a form.
    alter table submissions add column piece_id uuid;
    create index submissions_of_piece on submissions (account_id, piece_id) where piece_id is not null;

    -- Adds to the counters of one account: [{subject, subject_id, type, module, text, at, count}, …]. A negative count
    -- takes back what was counted at that time.
    create function add_to_counters(account uuid, batch jsonb) returns void
      language plpgsql security definer set search_path = pg_catalog, public as $$ begin
        if current_account() is distinct from account then
          raise insufficient_privilege using message = 'These counters belong to another account';
        end if;
        with given as (
          select g.*, date_trunc('hour', g.at, 'UTC') as hour, (g.at at time zone a.time_zone)::date as day
          from (select subject, subject_id, type, coalesce(module, '') as module, coalesce(text, '') as text, at, count
            from jsonb_to_recordset(batch) as e(subject text, subject_id uuid, type text, module text, text text,
              at timestamptz, count bigint)) g
            join agencies a on a.account_id = account
        ), hourly as (
          insert into counter_hourly as c (account_id, subject, subject_id, type, hour, module, text, count)
          select account, subject, subject_id, type, hour, module, text, sum(count)
          from given group by 2, 3, 4, 5, 6, 7 order by 2, 3, 4, 5, 6, 7
          on conflict (account_id, subject, subject_id, type, hour, module, text)
          do update set count = c.count + excluded.count
        ), daily as (
          insert into counter_daily as c (account_id, subject, subject_id, type, day, module, text, count)
          select account, subject, subject_id, type, day, module, text, sum(count)
          from given group by 2, 3, 4, 5, 6, 7 order by 2, 3, 4, 5, 6, 7
          on conflict (account_id, subject, subject_id, type, day, module, text)
          do update set count = c.count + excluded.count
        )
        insert into counter_total as c (account_id, subject, subject_id, type, module, text, count, last_at)
        select account, subject, subject_id, type, module, text, sum(count), max(at)
        from given group by 2, 3, 4, 5, 6 order by 2, 3, 4, 5, 6
        on conflict (account_id, subject, subject_id, type, module, text)
        do update set count = c.count + excluded.count, last_at = greatest(c.last_at, excluded.last_at);
      end $$;
    revoke all on function add_to_counters from public;
    grant execute on function add_to_counters to gable_app;
  `)
    .execute(db)
}
