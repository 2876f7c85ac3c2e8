import beside from '../element/beside.css'
import box from '../journeys/address-combobox.css'
import journey from '../journeys/journey.css'

export { LeadForm } from '../element/lead-form.tsx'

export const css = box + journey + beside
