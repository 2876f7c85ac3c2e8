import type { ButtonStyle, Font } from '../../branding/appearance.ts'
import { getBrandColors } from '../../branding/brand-colors.ts'
import type { PublicBrand } from '../../branding/public-brand.ts'
import type { EmailBlock } from '../blocks.ts'
import type { EmailRecipient, EmailSender } from '../email-context.ts'
import type { EmailSettings } from '../email-settings.ts'
import { sampleRecipient } from '../sample-recipient.ts'

export const createBrand = (
  color = '#12305C',
  font: Font = 'SYSTEM',
  buttonStyle: ButtonStyle = 'ROUNDED',
): PublicBrand => ({
  name: 'Harbor & Hill Realty',
  logo: { url: '/media/account/logo.png', width: 800, height: 200 },
  ...getBrandColors(color),
  buttonStyle,
  font,
  colorScheme: 'LIGHT',
  phone: '(207) 555-0100',
  email: 'hello@example.com',
  address: '40 Harbor Street, Portland, ME 04101',
  website: 'https://example.com',
  license: 'Maine license AB123456',
  disclaimer: 'If your home is listed with another broker,\nthis is not a solicitation.',
  marks: ['EQUAL_HOUSING', 'REALTOR'],
  privacyUrl: 'https://example.com/privacy',
  termsUrl: 'https://example.com/terms',
})

export const listTestBrands = (): PublicBrand[] => [
  createBrand(),
  { ...createBrand('#FF7A00', 'SERIF', 'PILL'), logo: null, marks: [], license: '', disclaimer: '' },
  createBrand('#FFFFFF', 'SLAB', 'SQUARE'),
  createBrand('#000000', 'HUMANIST', 'ROUNDED'),
  createBrand('#808080', 'GEOMETRIC', 'PILL'),
]

export const createSender = (brand = createBrand()): EmailSender => ({
  brand,
  origin: 'https://gable.example',
  postalAddress: '40 Harbor Street\nPortland, ME 04101',
})

/** A recipient of a sent email, whose links are tracked. */
export const testRecipient: EmailRecipient = {
  ...sampleRecipient,
  links: {
    clickBase: 'https://gable.example/e/c/token/',
    unsubscribe: 'https://gable.example/e/u/token',
    preferences: 'https://gable.example/e/p/token',
    openPixel: 'https://gable.example/e/o/token.gif',
  },
}

/** Nothing is known of this contact, and the agent has no phone number. */
export const bareRecipient: EmailRecipient = {
  ...testRecipient,
  values: {
    'agent.firstName': 'Maya',
    'agency.name': 'Harbor & Hill Realty',
    'today.month': 'May',
    'today.year': '2026',
  },
  agent: { fullName: 'Maya', title: '', photoUrl: '/media/account/maya.jpg', email: 'maya@example.com', phone: '' },
  home: null,
}

export const createSettings = (blocks: EmailBlock[], parts: Partial<EmailSettings> = {}): EmailSettings => ({
  subject: 'Subject',
  previewText: 'Preview',
  topic: 'HOME_UPDATES',
  brandingId: null,
  blocks,
  ...parts,
})
