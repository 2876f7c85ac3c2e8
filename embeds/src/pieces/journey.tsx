export { LeadForm } from '../element/lead-form.tsx'
export { default as css } from '../journey/journey.css'
