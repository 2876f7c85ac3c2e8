import box from '../journey/address-box.css'
import journey from '../journey/journey.css'

export { LeadForm } from '../element/lead-form.tsx'

export const css = box + journey
