/** The services to which conversions are reported. */
export const conversionVendors = ['GA4', 'META', 'GOOGLE_ADS', 'TIKTOK', 'LINKEDIN'] as const
export type ConversionVendor = (typeof conversionVendors)[number]

interface IdRule {
  label: string
  pattern: RegExp
  example: string
}

interface VendorRules {
  name: string
  id: IdRule
  /** Names the conversion, for vendors that tell several apart. */
  conversionId?: IdRule
  /** Where the server sends, for vendors whose tag has other ids. */
  customerId?: IdRule
  actionId?: IdRule
  /** Marks events that the vendor shows in its test tool and does not count. */
  testCode?: IdRule
  /** The secret with which the server may send. */
  tokenLabel?: string
}

/** What each vendor calls its ids, and how they look. */
export const vendorRules: Record<ConversionVendor, VendorRules> = {
  GA4: {
    name: 'Google Analytics 4',
    id: { label: 'Measurement ID', pattern: /^G-[A-Z0-9]{4,16}$/, example: 'G-1A2B3C4D5E' },
    tokenLabel: 'Measurement Protocol API Secret',
  },
  META: {
    name: 'Meta Pixel',
    id: { label: 'Pixel ID', pattern: /^\d{10,20}$/, example: '123456789012345' },
    testCode: { label: 'Test Event Code', pattern: /^TEST\d{1,12}$/, example: 'TEST12345' },
    tokenLabel: 'Conversions API Access Token',
  },
  GOOGLE_ADS: {
    name: 'Google Ads',
    id: { label: 'Conversion ID', pattern: /^AW-\d{8,12}$/, example: 'AW-123456789' },
    conversionId: { label: 'Conversion Label', pattern: /^[\w-]{8,40}$/, example: 'AbC-D_efG-h12_34-567' },
    customerId: { label: 'Customer ID', pattern: /^\d{3}-?\d{3}-?\d{4}$/, example: '123-456-7890' },
    actionId: { label: 'Conversion Action ID', pattern: /^\d{6,20}$/, example: '987654321' },
    tokenLabel: 'OAuth Credentials',
  },
  TIKTOK: {
    name: 'TikTok',
    id: { label: 'Pixel ID', pattern: /^[A-Z0-9]{18,24}$/, example: 'C4A1B2C3D4E5F6G7H8I9' },
    testCode: { label: 'Test Event Code', pattern: /^TEST\d{1,12}$/, example: 'TEST12345' },
    tokenLabel: 'Events API Access Token',
  },
  LINKEDIN: {
    name: 'LinkedIn',
    id: { label: 'Partner ID', pattern: /^\d{4,12}$/, example: '1234567' },
    conversionId: { label: 'Conversion ID', pattern: /^\d{4,14}$/, example: '12345678' },
    tokenLabel: 'Conversions API Access Token',
  },
}
