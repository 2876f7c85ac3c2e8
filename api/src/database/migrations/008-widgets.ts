import { type Kysely, sql } from 'kysely'

/** How every process hears that what visitors are shown of an account is not what it was. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    create function tell_shown() returns trigger language plpgsql as $$ begin
      perform pg_notify('subjects', 'shown ' || new.account_id);
      return null;
    end $$;
    create trigger subjects_shown_told after update on subjects for each row execute function tell_shown();
    create trigger brandings_shown_told after update on brandings for each row execute function tell_shown();
    create trigger forms_shown_told after update on forms for each row execute function tell_shown();
    create trigger form_groups_shown_told after update on form_groups for each row execute function tell_shown();
    create trigger agencies_shown_told after update of name on agencies
      for each row when (old.name is distinct from new.name) execute function tell_shown();
  `)
    .execute(db)
}
