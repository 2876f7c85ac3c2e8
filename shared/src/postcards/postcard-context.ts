import type { PublicBrand } from '../branding/public-brand.ts'
import type { MergeValues } from '../content/merge-fields.ts'

/** What is the same on all postcards of a content. */
export interface PostcardSender {
  brand: PublicBrand
  printLogo: { url: string; width: number; height: number } | null
  /** Printed at the foot of the back, such as license and disclaimer. */
  legalText: string
  /** Lines of the return address. */
  returnAddress: string[]
}

/** What is one recipient's own. */
export interface PostcardRecipient {
  values: MergeValues
  agent: { fullName: string; title: string; photoUrl: string | null; email: string; phone: string }
  /** Lines of the mailing address. Empty in previews, where the printer's zone is shown instead. */
  address: string[]
  /** What the QR code holds, in capitals: HTTPS://GABLE.EXAMPLE/Q/ABC… */
  qrText: string
  /** For people without a camera: gable.example/q/abcd1234 */
  shortUrl: string
}
