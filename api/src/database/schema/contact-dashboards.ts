import type { CorrectionField } from '@gable/shared/contact-dashboard/correctable-facts.ts'
import type { CorrectionState } from '@gable/shared/contact-dashboard/correction.ts'
import type { ComparableMark, SaleAssumptions } from '@gable/shared/contact-dashboard/owner-answers.ts'
import type { Vendor, VendorCategory, VendorType } from '@gable/shared/contact-dashboard/vendor.ts'
import type { ColumnType, Generated } from 'kysely'

type Json<T> = ColumnType<T, string | null | undefined, string | null>

export interface ContactDashboardTables {
  dashboard_links: {
    account_id: string
    contact_id: string
    property_id: string
    generation: Generated<number>
    code_hash: Buffer
    created_at: Generated<Date>
    revoked_at: Date | null
  }
  dashboard_answers: {
    account_id: string
    contact_id: string
    property_id: string
    marks: Json<Record<string, ComparableMark>>
    assumptions: Json<SaleAssumptions | null>
    seen: Json<Record<string, unknown> | null>
    previous_seen: Json<Record<string, unknown> | null>
    seen_at: Date | null
  }
  owner_corrections: {
    account_id: string
    id: string
    contact_id: string
    property_id: string
    field: CorrectionField
    value: ColumnType<string | null, number | null, number | null>
    recorded: ColumnType<string | null, number | null, number | null>
    text: Generated<string>
    year: number | null
    cost: number | null
    state: Generated<CorrectionState>
    created_at: Generated<Date>
    decided_at: Date | null
    decided_by: string | null
  }
  vendors: {
    account_id: string
    id: string
    type: VendorType
    name: string | null
    company_name: string | null
    nmls_id: string | null
    email: string | null
    phone: string | null
    category: VendorCategory | null
    logo_media: Json<NonNullable<Vendor['logoMedia']> | null>
    disclosure: string | null
    is_equal_housing: Generated<boolean>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
}
