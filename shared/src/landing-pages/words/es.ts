import type { LandingWords } from './landing-words.ts'

export const es: LandingWords = {
  find: 'Buscar',
  tabs: '¿Qué le trae por aquí?',
  contact: 'Su contacto',
  call: 'Llamar al {phone}',
  write: 'Escribir un correo',
  visit: 'Visitar nuestro sitio web',
  video: 'Vídeo',
  elsewhere: 'Abrir este paso en su propia página',
}
