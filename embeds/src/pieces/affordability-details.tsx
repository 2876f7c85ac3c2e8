import details from '../calculator/details/details.css'
import range from '../widgets/affordability/details/range.css'

export const css = details + range
export { changing } from '../widgets/affordability/details/budget-rules.ts'
export { counted } from '../widgets/affordability/details/counted.ts'
export { Details } from '../widgets/affordability/details/details.tsx'
export { Made } from '../widgets/affordability/details/made.tsx'
