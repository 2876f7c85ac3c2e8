import type { ConversionState } from '@gable/shared/conversions/integration.ts'
import type { ConversionVendor } from '@gable/shared/conversions/vendors.ts'
import type { ClickIds } from '@gable/shared/traffic/click-ids.ts'
import { sql } from 'kysely'
import type { ConversionClient } from '../database/schema/conversions.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

interface NewDeliveries {
  submissionId: string
  sharesDetails: boolean
  client: ConversionClient
}

/** Creates an event and its job for every vendor to which the server may send. A vendor gets one per submission. */
export async function insertDeliveries(
  db: Db,
  { accountId }: AccountScope,
  { submissionId, sharesDetails, client }: NewDeliveries,
) {
  await sql`
    with inserted as (
      insert into conversion_deliveries (account_id, id, vendor, event_id, submission_id, shares_details, client)
      select account_id, gen_random_uuid(), vendor, ${submissionId}, ${submissionId}, ${sharesDetails},
        ${JSON.stringify(client)}::jsonb
      from conversion_integrations where account_id = ${accountId} and is_on and token is not null
      on conflict do nothing
      returning account_id, id
    )
    select ${enqueueCall(sql`inserted.account_id`, sql`inserted.id`)} from inserted
  `.execute(db)
}

interface TestDelivery {
  id: string
  eventId: string
  vendor: ConversionVendor
}

export async function insertTestDelivery(db: Db, { accountId }: AccountScope, { id, eventId, vendor }: TestDelivery) {
  await db
    .insertInto('conversion_deliveries')
    .values({ account_id: accountId, id, vendor, event_id: eventId, submission_id: null, is_test: true })
    .execute()
  await enqueueDelivery(db, { accountId }, id)
}

export async function enqueueDelivery(db: Db, { accountId }: Pick<AccountScope, 'accountId'>, id: string, at?: Date) {
  await sql`select ${enqueueCall(sql`${accountId}::uuid`, sql`${id}::uuid`, at)}`.execute(db)
}

const enqueueCall = (accountId: ReturnType<typeof sql>, id: ReturnType<typeof sql>, at: Date | null = null) =>
  sql`enqueue('send-conversion', json_build_object('accountId', ${accountId}, 'deliveryId', ${id}),
    ${at}::timestamptz, 'conversion:' || ${id})`

export interface DueDelivery {
  vendor: ConversionVendor
  eventId: string
  isTest: boolean
  sharesDetails: boolean
  client: ConversionClient | null
  attempts: number
  /** An earlier attempt began and its result is unknown. */
  isUnclear: boolean
  isOn: boolean
  publicId: string
  conversionId: string
  customerId: string
  actionId: string
  testCode: string
  token: Buffer | null
  leadValueCents: string | null
  submission: {
    at: string
    visitId: string
    page: string | null
    referrer: string | null
    email: string
    phone: string
    clickIds: ClickIds
    leadType: string
    state: string
  } | null
}

/** Marks the delivery as being sent, before anything leaves. Undefined if it is finished or deleted. */
export async function claimDelivery(db: Db, { accountId }: AccountScope, id: string): Promise<DueDelivery | undefined> {
  const { rows } = await sql<DueDelivery>`
    with due as (
      select * from conversion_deliveries where account_id = ${accountId} and id = ${id}
        and state in ('WAITING', 'SENDING') for update
    ), claimed as (
      update conversion_deliveries d set state = 'SENDING', attempts = d.attempts + 1
      from due where d.account_id = due.account_id and d.id = due.id
    )
    select due.vendor, due.event_id as "eventId", due.is_test as "isTest", due.shares_details as "sharesDetails",
      due.client, due.attempts + 1 as attempts, due.state = 'SENDING' as "isUnclear",
      i.is_on as "isOn", i.public_id as "publicId", i.conversion_id as "conversionId",
      i.customer_id as "customerId", i.action_id as "actionId", i.test_code as "testCode", i.token,
      (select lead_value_cents from conversion_settings s where s.account_id = ${accountId}) as "leadValueCents",
      (select json_build_object('at', s.at, 'visitId', s.visit_id, 'page', s.page_url, 'referrer', s.referrer,
          'email', s.details->>'email', 'phone', s.details->>'phone', 'clickIds', s.click_ids, 'leadType', s.lead_type,
          'state', s.state)
        from submissions s where s.account_id = ${accountId} and s.id = due.submission_id) as submission
    from due join conversion_integrations i on i.account_id = due.account_id and i.vendor = due.vendor
  `.execute(db)
  return rows[0]
}

interface DeliveryResult {
  state: ConversionState
  status: number | null
  reason: string | null
}

export const saveResult = (
  db: Db,
  { accountId }: AccountScope,
  id: string,
  { state, status, reason }: DeliveryResult,
) =>
  db
    .updateTable('conversion_deliveries')
    .set({ state, status, reason, ...(state !== 'WAITING' && { finished_at: sql<Date>`now()`, client: null }) })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()

/** A submission is sent within a day, so an old row no longer keeps it from being sent twice. */
export const deleteOldDeliveries = (db: Db, { accountId }: AccountScope, vendor: ConversionVendor) =>
  db
    .deleteFrom('conversion_deliveries')
    .where('account_id', '=', accountId)
    .where('vendor', '=', vendor)
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .where('finished_at', 'is not', null)
    .execute()
