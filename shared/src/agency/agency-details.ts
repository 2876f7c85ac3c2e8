import * as z from 'zod'
import { isWebAddress, OptionalText } from '../http/fields.ts'
import { TimeZone } from '../identity/user.ts'

const Text = (label: string, maximum: number) =>
  z.string().trim().min(1, `${label} is required`).max(maximum, `${label} cannot be more than ${maximum} characters`)

/** Completes `harborhill.com` to a URL. */
const addScheme = (website: string) =>
  website === '' || /^[a-z][a-z\d+.-]*:/i.test(website) ? website : `https://${website}`

export const AgencyDetails = z.object({
  agencyName: Text('Agency Name', 120),
  brokerage: Text('Brokerage', 120),
  license: Text('License', 20),
  website: z
    .string()
    .trim()
    .overwrite(addScheme)
    .max(200, 'Website cannot be more than 200 characters')
    .refine((text) => text === '' || isWebAddress(text), 'Please enter a valid URL'),
})
export type AgencyDetails = z.infer<typeof AgencyDetails>

/** The settings also have an address and the time zone, which the onboarding does not ask for. */
export const AgencyProfile = AgencyDetails.extend({
  address: OptionalText(200).exactOptional(),
  timeZone: TimeZone.exactOptional(),
})
export type AgencyProfile = z.infer<typeof AgencyProfile>

/** An agency that is not set up yet has only a name and a time zone. */
export const SavedAgencyDetails = AgencyProfile.partial()
