import type { Vendor, VendorFields } from '@gable/shared/contact-dashboard/vendor.ts'
import { isId, newId } from '@gable/shared/ids.ts'
import type { Selectable } from 'kysely'
import type { Schema } from '../database/schema/schema.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export async function listVendors(db: Db, { accountId }: AccountScope): Promise<Vendor[]> {
  const rows = await db
    .selectFrom('vendors')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toVendor)
}

export async function getVendor(db: Db, { accountId }: AccountScope, id: string): Promise<Vendor | undefined> {
  if (!isId(id)) return undefined
  const row = await db
    .selectFrom('vendors')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toVendor(row)
}

export async function insertVendor(db: Db, { accountId }: AccountScope, vendor: VendorFields): Promise<Vendor> {
  const row = await db
    .insertInto('vendors')
    .values({ account_id: accountId, id: newId(), ...toColumns(vendor) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toVendor(row)
}

export async function updateVendor(
  db: Db,
  { accountId }: AccountScope,
  id: string,
  vendor: VendorFields,
): Promise<Vendor | undefined> {
  const row = await db
    .updateTable('vendors')
    .set({ ...toColumns(vendor), updated_at: new Date() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row && toVendor(row)
}

export async function deleteVendor(db: Db, { accountId }: AccountScope, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('vendors')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const toColumns = ({ type, name, companyName, nmlsId, email, phone, category, logoMedia, ...legal }: VendorFields) => ({
  type,
  name: name ?? null,
  company_name: companyName ?? null,
  nmls_id: nmlsId ?? null,
  email: email ?? null,
  phone: phone ?? null,
  category: category ?? null,
  logo_media: logoMedia ? JSON.stringify(logoMedia) : null,
  disclosure: legal.disclosure ?? null,
  is_equal_housing: legal.isEqualHousing ?? false,
})

const toVendor = (row: Selectable<Schema['vendors']>): Vendor => ({
  _id: row.id,
  type: row.type,
  ...(row.name !== null && { name: row.name }),
  ...(row.company_name !== null && { companyName: row.company_name }),
  ...(row.nmls_id !== null && { nmlsId: row.nmls_id }),
  ...(row.email !== null && { email: row.email }),
  ...(row.phone !== null && { phone: row.phone }),
  ...(row.category !== null && { category: row.category }),
  ...(row.logo_media !== null && { logoMedia: row.logo_media }),
  ...(row.disclosure !== null && { disclosure: row.disclosure }),
  ...(row.is_equal_housing && { isEqualHousing: true }),
  updatedAt: row.updated_at.toISOString(),
})
