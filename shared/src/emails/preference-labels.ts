import { type EmailTopic, topicLabels } from '../content/content-kind.ts'
import type { Language } from '../journeys/journey.ts'

/** The texts of the pages on which contacts choose the emails they get. */
interface PreferenceLabels {
  unsubscribeTitle: string
  unsubscribeText: (agency: string) => string
  unsubscribe: string
  chooseTopics: string
  unsubscribedTitle: string
  unsubscribedText: (agency: string) => string
  undo: string
  resubscribedTitle: string
  resubscribedText: (agency: string) => string
  preferencesTitle: string
  preferencesText: (agency: string) => string
  save: string
  savedTitle: string
  savedText: string
  unsubscribeAll: string
  unsubscribeAllText: string
  resubscribe: string
  topics: Record<EmailTopic, { title: string; description: string }>
  /** Of the page that emails about offers lead to. */
  offers: OfferEmailLabels
}

interface OfferEmailLabels {
  title: string
  heading: string
  text: (agency: string) => string
  stay: string
  unsubscribedText: (agency: string) => string
  show: string
}

/** Server only: it bundles all languages. */
export const getPreferenceLabels = (language: Language): PreferenceLabels => ({ en, es })[language]

const en: PreferenceLabels = {
  unsubscribeTitle: 'Unsubscribe from all emails?',
  unsubscribeText: (agency) => `You won’t get any more emails like this from ${agency}.`,
  unsubscribe: 'Unsubscribe',
  chooseTopics: 'Choose which emails you get',
  unsubscribedTitle: 'You are unsubscribed',
  unsubscribedText: (agency) => `${agency} won’t send you any more emails like this.`,
  undo: 'Undo',
  resubscribedTitle: 'You are subscribed again',
  resubscribedText: (agency) => `${agency} will keep you up to date by email.`,
  preferencesTitle: 'Your emails',
  preferencesText: (agency) => `Choose the emails you get from ${agency}.`,
  save: 'Save',
  savedTitle: 'Your choice is saved',
  savedText: 'You can change it here at any time.',
  unsubscribeAll: 'Unsubscribe from all emails',
  unsubscribeAllText: 'No more emails of any kind.',
  resubscribe: 'Subscribe again',
  topics: topicLabels,
  offers: {
    title: 'Unsubscribe',
    heading: 'Unsubscribe from emails?',
    text: (agency) => `You won’t get any more emails from ${agency}, including emails about new offers.`,
    stay: 'Stay subscribed and see your offers',
    unsubscribedText: (agency) => `${agency} won’t send you any more emails. You can still see your offers here.`,
    show: 'See your offers',
  },
}

const es: PreferenceLabels = {
  unsubscribeTitle: '¿Cancelar todos los correos?',
  unsubscribeText: (agency) => `No recibirá más correos como este de ${agency}.`,
  unsubscribe: 'Cancelar suscripción',
  chooseTopics: 'Elegir qué correos recibo',
  unsubscribedTitle: 'Suscripción cancelada',
  unsubscribedText: (agency) => `${agency} no le enviará más correos como este.`,
  undo: 'Deshacer',
  resubscribedTitle: 'Está suscrito de nuevo',
  resubscribedText: (agency) => `${agency} le mantendrá al día por correo.`,
  preferencesTitle: 'Sus correos',
  preferencesText: (agency) => `Elija los correos que recibe de ${agency}.`,
  save: 'Guardar',
  savedTitle: 'Su elección está guardada',
  savedText: 'Puede cambiarla aquí en cualquier momento.',
  unsubscribeAll: 'Cancelar todos los correos',
  unsubscribeAllText: 'No recibirá correos de ningún tipo.',
  resubscribe: 'Suscribirme de nuevo',
  topics: {
    HOME_UPDATES: { title: 'Mi casa', description: 'El valor y el patrimonio de su casa' },
    MARKET_NEWS: { title: 'Noticias del mercado', description: 'Precios y ventas en su zona' },
    LISTINGS: { title: 'Propiedades', description: 'Casas recién publicadas o vendidas' },
    EVENTS_AND_TIPS: { title: 'Eventos y consejos', description: 'Eventos, consejos de temporada y saludos' },
  },
  offers: {
    title: 'Cancelar suscripción',
    heading: '¿Cancelar los correos?',
    text: (agency) => `No recibirá más correos de ${agency}, tampoco los que avisan de nuevas ofertas.`,
    stay: 'Seguir suscrito y ver sus ofertas',
    unsubscribedText: (agency) => `${agency} no le enviará más correos. Aún puede ver sus ofertas aquí.`,
    show: 'Ver sus ofertas',
  },
}
