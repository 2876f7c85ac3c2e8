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
    -- What a person is called, and how to reach them, stands on pages of their own.
    create function tell_shown_of_person() returns trigger language plpgsql security definer set search_path = public as $$ begin
      perform pg_notify('subjects', 'shown ' || account_id) from agents where user_id = new.id;
      return null;
    end $$;
    create trigger users_shown_told after update of first_name, last_name, phone, email on users
      for each row execute function tell_shown_of_person();

    create trigger agents_keep_purl before update of purl_id on agents
      for each row when (old.purl_id is not null and new.purl_id is distinct from old.purl_id) execute function keep_purl();
  `)
    .execute(db)
}
