import { type Kysely, sql } from 'kysely'

/** Of what kind a home is, nobody knows before a provider or an agent has said so. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(`
    alter table properties alter column property_type set default '';

    update properties p set property_type = ''
    where property_type = 'Single Family' and bedrooms is null and full_baths is null and above_grade_sqft is null
      and year_built is null and not exists (
        select from property_lookups l
        where l.account_id = p.account_id and l.property_id = p.id and l.facts_provider is not null);
  `)
    .execute(db)
}
