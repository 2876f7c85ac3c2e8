export { default as css } from '../calculator/details/details.css'
export { Details } from '../widgets/home-sale/details/details.tsx'
export { ResultExplanation } from '../widgets/home-sale/details/result-explanation.tsx'
export { createSale } from '../widgets/home-sale/details/sale-rules.ts'
