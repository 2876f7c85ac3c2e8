import details from '../calculator/details/details.css'
import range from '../widgets/affordability/details/range.css'

export const css = details + range
export { createBudget } from '../widgets/affordability/details/budget-rules.ts'
export { Details } from '../widgets/affordability/details/details.tsx'
export { ResultExplanation } from '../widgets/affordability/details/result-explanation.tsx'
