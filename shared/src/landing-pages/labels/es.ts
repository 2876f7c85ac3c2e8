import type { LandingPageLabels } from './landing-page-labels.ts'
import { videoLabelsEs } from './video-labels.ts'

export const es: LandingPageLabels = {
  tabs: '¿Qué le trae por aquí?',
  callPhone: 'Llamar al {phone}',
  sendEmail: 'Enviar un correo',
  visitWebsite: 'Visitar nuestro sitio web',
  video: 'Video',
  ...videoLabelsEs,
  steps: 'Cómo funciona',
  questions: 'Preguntas y respuestas',
  proof: 'En cifras',
  homesSold: 'casas vendidas',
  yearsInBusiness: 'años de experiencia',
  salesVolume: 'en ventas',
  reviews: 'Lo que dicen los clientes',
}
