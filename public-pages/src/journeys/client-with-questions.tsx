import { questions } from '../../../embeds/src/journeys/questions/questions.ts'
import { hydratePage } from './hydrate-page.tsx'

hydratePage(questions)
