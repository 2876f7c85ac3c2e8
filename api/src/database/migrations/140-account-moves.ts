import { type Kysely, sql } from 'kysely'

/** An account can be moved from one database to another. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    -- Without a cell, the account is in the database of the directory.
    alter table account_cells
      alter column cell drop not null,
      add column state text not null default 'OPEN' check (state in ('OPEN', 'MOVING'));
    create or replace function notify_account_cell() returns trigger language plpgsql as $$ begin
      perform pg_notify('cells', coalesce(new.agency, old.agency)::text);
      return null;
    end $$;
    drop trigger account_cells_notify on account_cells;
    create trigger account_cells_notify after insert or update or delete on account_cells
      for each row execute function notify_account_cell();

    -- How far the move of an account has come. The row stays until the old copy is dropped.
    create table account_moves (
      agency uuid primary key,
      source text not null,
      target text not null,
      phase text not null default 'FREEZE'
        check (phase in ('FREEZE', 'COPY', 'COMPARE', 'SWITCH', 'THAW', 'SET_ASIDE', 'DONE', 'CANCEL', 'DROP')),
      -- Rows and checksums of what has been copied, by table.
      copied jsonb not null default '{}',
      -- The people whose cards were copied for it.
      people uuid[] not null default '{}',
      began_at timestamptz not null default now(),
      frozen_at timestamptz,
      thawed_at timestamptz
    );

    -- The waiting jobs of an account that is being moved.
    create table parked_jobs (
      account_id uuid not null references agencies,
      id bigint not null,
      task text not null,
      payload json not null,
      queue text,
      priority smallint not null,
      run_at timestamptz not null,
      attempts smallint not null,
      max_attempts smallint not null,
      last_error text,
      key text,
      flags jsonb,
      primary key (account_id, id)
    );
    call isolate_by_account('parked_jobs');

    create function refuse_write_of_moving_account() returns trigger language plpgsql as $$ begin
      raise exception using errcode = 'GM001', message = 'This account is being moved', detail = tg_argv[0];
    end $$;
    comment on function refuse_write_of_moving_account() is
      'Nothing is written any more where an account is moved from. Its triggers exist only for such accounts.';
  `)
    .execute(db)
}
