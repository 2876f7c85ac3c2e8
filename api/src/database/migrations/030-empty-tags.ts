import { type Kysely, sql } from 'kysely'

/** Removes tags that became empty when they were cleaned, also from what undoing a merge or an import restores. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    update contacts set tags = array_remove(tags, '') where tags @> array[''];
    delete from contact_tags where name = '';
    delete from bulk_changes where change ->> 'tag' = '';

    update contact_merges
    set before = (
      select jsonb_object_agg(key, case when value ? 'tags' then jsonb_set(value, '{tags}', (value -> 'tags') - '') else value end)
      from jsonb_each(before))
    where before @? '$.*.tags[*] ? (@ == "")';
    update import_rows set before = jsonb_set(before, '{tags}', (before -> 'tags') - '') where before -> 'tags' ? '';
  `)
    .execute(db)
}
