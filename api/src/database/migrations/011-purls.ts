import { type Kysely, sql } from 'kysely'

/** A personalized URL is one agent's in the whole product, for good. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    -- Which are taken, without saying by whom: everybody may ask for that.
    create table purls (
      id text primary key check (id = lower(id)),
      taken_at timestamptz not null default now()
    );
    grant select, insert on purls to gable_app;

    insert into purls (id) select lower(purl_id) from agents where purl_id is not null;

    create function take_purl() returns trigger language plpgsql as $$ begin
      insert into purls (id) values (new.purl_id);
      return null;
    end $$;
    create trigger agents_take_purl after insert or update of purl_id on agents
      for each row when (new.purl_id is not null) execute function take_purl();

    create function keep_purl() returns trigger language plpgsql as $$ begin
      raise exception 'a personalized URL is kept for good';
    end $$;
    create trigger agents_keep_purl before update of purl_id on agents
      for each row when (old.purl_id is not null and new.purl_id is distinct from old.purl_id) execute function keep_purl();
  `)
    .execute(db)
}
