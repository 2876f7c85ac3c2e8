import type { BrandingCompliance, BrandingDetails, BrandingStyle } from '@gable/shared/branding/branding.ts'
import type { BrandingProof } from '@gable/shared/branding/proof.ts'
import type { DemoAgency } from '@gable/shared/demo/people.ts'
import { type DemoLogo, demoLogos } from './brand-logos.ts'

export interface DemoBrand {
  style: Pick<BrandingStyle, 'primaryColor' | 'buttonStyle' | 'font' | 'colorScheme'>
  logos: { digital: DemoLogo; print: DemoLogo }
  details: BrandingDetails
  compliance: BrandingCompliance
  proof?: BrandingProof
  /** Area code and first digits of the team's phone numbers. */
  exchange: string
  /** A second brand that is not completed yet. */
  draft?: { name: string; primaryColor: string }
}

/** The brands of the established agencies. */
export const demoBrands: Partial<Record<DemoAgency, DemoBrand>> = {
  harborAndHill: {
    style: { primaryColor: '#123F5C', buttonStyle: 'ROUNDED', font: 'LORA', colorScheme: 'LIGHT' },
    logos: demoLogos.harborAndHill,
    details: {
      displayName: 'Harbor & Hill Realty',
      company: 'Harbor & Hill Realty, LLC',
      phone: '(207) 555-0134',
      email: 'hello@harborandhill.test',
      address: '41 Commercial Street, Portland, ME 04101',
      website: 'https://harborandhill.example.com',
    },
    compliance: {
      privacyPolicy: 'https://harborandhill.example.com/privacy',
      termsAndConditions: 'https://harborandhill.example.com/terms',
      consentText: '',
      licenseText: 'Licensed real estate agency in Maine, AC90613427',
      digitalDisclaimer: {
        text: 'Home values are estimates from public records and recent sales nearby. They are not an appraisal, and the sale price of a home may differ.',
        showEqualHousingLogo: true,
        showEqualHousingLenderLogo: false,
        showRealtorLogo: true,
      },
      spanish: {
        consentText: '',
        licenseText: 'Agencia inmobiliaria con licencia en Maine, AC90613427',
        disclaimer:
          'Los valores son estimaciones a partir de registros públicos y ventas recientes cercanas. No son un avalúo, y el precio de venta de una casa puede ser otro.',
      },
    },
    proof: {
      homesSold: 640,
      yearsInBusiness: 18,
      salesVolume: 312_000_000,
      reviews: [
        {
          reviewId: '018bb2c0-1e00-7a10-8a10-6c5f0e2b9f01',
          quote: 'They told us which repairs to skip. We sold in nine days, for more than the estimate.',
          name: 'Priya and Tom Alden',
          place: 'Munjoy Hill',
        },
        {
          reviewId: '018bb2c0-1e00-7a10-8a10-6c5f0e2b9f02',
          quote: 'Every call was returned the same day. I never had to ask where things were.',
          name: 'Walter Brandt',
          place: 'South Portland',
        },
        {
          reviewId: '018bb2c0-1e00-7a10-8a10-6c5f0e2b9f03',
          quote: 'Patient with first-time buyers, and honest about the two homes we should not buy.',
          name: 'Lucía Romero',
          place: 'Deering',
        },
      ],
    },
    exchange: '(207) 555-01',
    draft: { name: 'Waterfront Collection', primaryColor: '#8FB8C9' },
  },
  larkspur: {
    style: { primaryColor: '#5B4BC4', buttonStyle: 'PILL', font: 'JAKARTA', colorScheme: 'LIGHT' },
    logos: demoLogos.larkspur,
    details: {
      displayName: 'Larkspur Homes',
      company: 'Larkspur Homes, Inc.',
      phone: '(303) 555-0178',
      email: 'team@larkspurhomes.test',
      address: '1820 Wynkoop Street, Suite 4, Denver, CO 80202',
      website: 'https://larkspurhomes.example.com',
    },
    compliance: {
      privacyPolicy: 'https://larkspurhomes.example.com/privacy',
      termsAndConditions: 'https://larkspurhomes.example.com/terms',
      consentText:
        'By submitting this form you agree that {name} may call, text or email you about your home. There is no cost or obligation, and you can opt out at any time.',
      licenseText: 'Colorado brokerage license EC.100083127',
      digitalDisclaimer: {
        text: 'Payments shown are examples and not an offer of credit. Ask a lender for your own figures.',
        showEqualHousingLogo: true,
        showEqualHousingLenderLogo: true,
        showRealtorLogo: false,
      },
      spanish: {
        consentText:
          'Al enviar este formulario, acepta que {name} le llame o le escriba por mensaje de texto o correo electrónico sobre su casa. No tiene costo ni compromiso, y puede darse de baja en cualquier momento.',
        licenseText: 'Licencia de corretaje de Colorado EC.100083127',
        disclaimer: 'Los pagos son ejemplos y no una oferta de crédito. Pida sus propias cifras a un prestamista.',
      },
    },
    exchange: '(303) 555-01',
  },
  quinceStreet: {
    style: { primaryColor: '#E5A823', buttonStyle: 'SQUARE', font: 'BITTER', colorScheme: 'LIGHT' },
    logos: demoLogos.quinceStreet,
    details: {
      displayName: 'Quince Street Homes',
      company: 'Quince Street Homes',
      phone: '(323) 555-0162',
      email: 'ruben@quincestreet.test',
      address: '2217 Quince Street, Los Angeles, CA 90026',
      website: 'https://quincestreet.example.com',
    },
    compliance: {
      privacyPolicy: 'https://quincestreet.example.com/privacy',
      termsAndConditions: 'https://quincestreet.example.com/terms',
      consentText: '',
      licenseText: 'California DRE 02184465',
      digitalDisclaimer: {
        text: 'Information about properties is deemed reliable but not guaranteed.',
        showEqualHousingLogo: true,
        showEqualHousingLenderLogo: false,
        showRealtorLogo: true,
      },
      spanish: {
        consentText: '',
        licenseText: 'California DRE 02184465',
        disclaimer: 'La información sobre las propiedades se considera fiable, pero no está garantizada.',
      },
    },
    exchange: '(323) 555-01',
  },
}
