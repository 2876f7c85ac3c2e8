export { default as css } from '../calculator/details/details.css'
export { Details } from '../widgets/mortgage/details/details.tsx'
export { createMortgage } from '../widgets/mortgage/details/mortgage-rules.ts'
export { ResultExplanation } from '../widgets/mortgage/details/result-explanation.tsx'
