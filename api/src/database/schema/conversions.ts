import type { ConversionState } from '@gable/shared/conversions/integration.ts'
import type { ConversionVendor } from '@gable/shared/conversions/vendors.ts'
import type { ColumnType, Generated } from 'kysely'

/** What a browser is known by at the vendors. */
export interface ConversionClient {
  userAgent: string
  /** The name of each id is that of the vendor's own cookie or parameter. */
  ids: Record<string, string>
}

export interface ConversionTables {
  conversion_settings: {
    account_id: string
    /** pg returns bigint as text. */
    lead_value_cents: ColumnType<string | null, number | null, number | null>
    shares_details: Generated<boolean>
  }
  conversion_integrations: {
    account_id: string
    vendor: ConversionVendor
    is_on: boolean
    public_id: string
    conversion_id: string
    customer_id: Generated<string>
    action_id: Generated<string>
    test_code: string
    /** Encrypted with the secret of the installation. */
    token: Buffer | null
    updated_at: Generated<Date>
  }
  conversion_deliveries: {
    account_id: string
    id: string
    vendor: ConversionVendor
    event_id: string
    submission_id: string | null
    is_test: Generated<boolean>
    shares_details: Generated<boolean>
    client: ColumnType<ConversionClient | null, string | null, string | null>
    state: Generated<ConversionState>
    attempts: Generated<number>
    status: number | null
    reason: string | null
    created_at: Generated<Date>
    finished_at: Date | null
  }
}
