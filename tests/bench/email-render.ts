import { getBrandColors } from '@gable/shared/branding/brand-colors.ts'
import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { EmailRecipient } from '@gable/shared/emails/email-context.ts'
import { compileEmail, fillEmail } from '@gable/shared/emails/render/compile-email.ts'
import { sampleRecipient } from '@gable/shared/emails/sample-recipient.ts'
import { getEmailTemplate } from '@gable/shared/emails/templates/email-templates.ts'
import { type Bench, measureTime, medianOf } from './bench.ts'

const emails = 5000

/** Time to fill the longest template for one recipient, as HTML and as plain text, after it was compiled once. */
export const emailRender: Bench = {
  name: 'email-render',
  unit: 'µs',
  async measure() {
    const compiled = compileEmail(getSettings(), {
      brand,
      origin: 'https://gable.example',
      postalAddress: brand.address,
    })
    const recipients = Array.from({ length: emails }, (_, index) => createRecipient(index))
    const fillAll = async () => {
      let length = 0
      // Measuring the HTML makes the engine join its parts, as sending does.
      for (const recipient of recipients) length += Buffer.byteLength(fillEmail(compiled, recipient).html)
      return length
    }
    await fillAll()
    return (await medianOf(5, () => measureTime(fillAll))) * (1000 / emails)
  },
}

function getSettings() {
  const template = getEmailTemplate('market-report')
  if (template?.templateType !== 'REGULAR')
    throw new Error('The template market-report is missing. Measure another one.')
  return template.settings
}

const createRecipient = (index: number): EmailRecipient => ({
  ...sampleRecipient,
  values: { ...sampleRecipient.values, 'contact.firstName': `Emma ${index}` },
  links: {
    clickBase: `https://gable.example/e/c/token-${index}/`,
    unsubscribe: `https://gable.example/e/u/token-${index}`,
    preferences: `https://gable.example/e/p/token-${index}`,
    openPixel: `https://gable.example/e/o/token-${index}.gif`,
  },
})

const brand: PublicBrand = {
  name: 'Harbor & Hill Realty',
  logo: null,
  ...getBrandColors('#12305C'),
  buttonStyle: 'ROUNDED',
  font: 'SYSTEM',
  colorScheme: 'LIGHT',
  phone: '(207) 555-0100',
  email: 'hello@example.com',
  address: '40 Harbor Street, Portland, ME 04101',
  website: 'https://example.com',
  license: 'Maine license AB123456',
  disclaimer: 'If your home is listed with another broker, this is not a solicitation.',
  marks: ['EQUAL_HOUSING', 'REALTOR'],
  privacyUrl: 'https://example.com/privacy',
  termsUrl: 'https://example.com/terms',
}
