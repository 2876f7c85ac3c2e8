import { type Kysely, sql } from 'kysely'

/**
 * Which connected app an API key was created for, and with which key a webhook was, so that disconnecting ends both. And
 * what the Zestimate app knows of each home.
 */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    alter table api_keys
      add connected_app_id uuid,
      add foreign key (account_id, connected_app_id) references connected_apps (account_id, id);
    create index api_keys_by_connected_app on api_keys (account_id, connected_app_id) where connected_app_id is not null;

    alter table webhooks
      add api_key_id uuid,
      add foreign key (account_id, api_key_id) references api_keys (account_id, id) on delete set null (api_key_id);
    -- Webhooks get a scope of their own, so that an app that needs them may not change the other integrations.
    update api_keys set scopes = scopes || '{webhooks:read}' where 'integrations:read' = any (scopes);
    update api_keys set scopes = scopes || '{webhooks:write}' where 'integrations:write' = any (scopes);
    -- The latest answer for each home. Zillow permits no history, and it stays apart from the other estimates.
    create table zestimates (
      account_id uuid not null references agencies,
      property_id uuid not null,
      value_date date not null,
      median_cents bigint not null check (median_cents > 0),
      low_cents bigint not null,
      high_cents bigint not null,
      url text not null,
      primary key (account_id, property_id),
      foreign key (account_id, property_id) references properties (account_id, id) on delete cascade,
      check (low_cents <= median_cents and median_cents <= high_cents)
    );
    call isolate_by_account('zestimates');
    create index webhooks_by_api_key on webhooks (account_id, api_key_id) where api_key_id is not null;
  `)
    .execute(db)
}
