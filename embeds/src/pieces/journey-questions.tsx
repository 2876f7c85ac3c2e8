import beside from '../element/beside.css'
import { LeadForm as Form, type LeadFormProps } from '../element/lead-form.tsx'
import box from '../journeys/address-combobox.css'
import journey from '../journeys/journey.css'
import style from '../journeys/questions/questions.css'
import { questions } from '../journeys/questions/questions.ts'

export const LeadForm = (props: LeadFormProps) => <Form {...props} questions={questions} />

export const css = box + journey + beside + style
