import type { Language } from '../journeys/journey.ts'

/** The fixed texts of an assistant, and the names of the facts it cites. */
export interface AssistantLabels {
  open: (name: string) => string
  leaveMessage: string
  /** The button beside a form. */
  askAgency: (agency: string) => string
  greeting: (agent: string) => string
  messageGreeting: (agent: string) => string
  formGreeting: (agent: string) => string
  /** Says that a machine answers, and that the conversation is stored. */
  notice: (agency: string) => string
  formNotice: (agency: string) => string
  messageNotice: (agency: string) => string
  yourMessage: string
  send: string
  askPerson: (agent: string) => string
  writing: string
  sources: string
  you: string
  failed: string
  notOpened: string
  tooMany: string
  sent: (agent: string) => string
  handedOver: (agent: string) => string
  unsure: (agent: string) => string
  unsureAlone: (agent: string) => string
  unavailable: (agent: string) => string
  full: (agent: string) => string
  /** What a visitor who is not known yet leaves, so that a person can answer. */
  details: {
    name: string
    email: string
    phone: string
    or: string
    needed: (agent: string) => string
    unsure: (agent: string) => string
    missing: string
  }
  facts: {
    form: (title: string) => string
    consent: string
    agent: string
    agency: string
    officeHours: string
    page: (section: string) => string
    home: string
    lastSale: string
    value: string
    trend: string
    nearby: (address: string) => string
    equity: string
    loan: string
    rates: string
  }
}

const en: AssistantLabels = {
  open: (name) => `Ask ${name}`,
  leaveMessage: 'Leave a message',
  askAgency: (agency) => `Ask ${agency} a question`,
  greeting: (agent) => `Ask about your home, its value, or how ${agent} can help.`,
  messageGreeting: (agent) => `Write to ${agent}. You will get a reply from a person.`,
  formGreeting: (agent) => `Ask about ${agent}, office hours, or what happens after you send the form.`,
  formNotice: (agency) =>
    `Answers are written by a computer from what ${agency} says about itself, and can be wrong. ${agency} keeps this conversation.`,
  notice: (agency) =>
    `Answers are written by a computer from the facts on this page, and can be wrong. ${agency} keeps this conversation.`,
  messageNotice: (agency) => `${agency} keeps your message.`,
  yourMessage: 'Your message',
  send: 'Send',
  askPerson: (agent) => `Pass it to ${agent}`,
  writing: 'Writing an answer…',
  sources: 'From',
  you: 'You',
  failed: 'Your message could not be sent. Please try again.',
  notOpened: 'This could not be opened. Please try again.',
  tooMany: 'You have sent many messages. Please try again later.',
  sent: (agent) => `Your message was sent to ${agent}, who will get back to you.`,
  handedOver: (agent) => `I passed this conversation to ${agent}, who will get back to you.`,
  unsure: (agent) => `I have no facts to answer that. I passed your question to ${agent}, who will get back to you.`,
  unsureAlone: (agent) => `I have no facts to answer that. You can pass your question to ${agent}.`,
  unavailable: (agent) => `I cannot answer right now. I passed your question to ${agent}, who will get back to you.`,
  full: (agent) => `This conversation has become long. I passed it to ${agent}, who will get back to you.`,
  details: {
    name: 'Your name',
    email: 'Email',
    phone: 'Phone',
    or: 'An email or a phone number is enough.',
    needed: (agent) => `To pass this to ${agent}, leave your name and how to reach you.`,
    unsure: (agent) =>
      `I have no facts to answer that. Leave your name and how to reach you, and ${agent} will get back to you.`,
    missing: 'Enter your name, and an email or a phone number.',
  },
  facts: {
    form: (title) => `This form: ${title}`,
    consent: 'What you agree to',
    agent: 'Your agent',
    agency: 'The agency',
    officeHours: 'Office hours',
    page: (section) => `This page: ${section}`,
    home: 'Facts about your home',
    lastSale: 'Last sale of your home',
    value: 'Estimated value of your home',
    trend: 'Value history of your home',
    nearby: (address) => `Nearby: ${address}`,
    equity: 'Your estimated equity',
    loan: 'Your loan on record',
    rates: 'Average mortgage rates',
  },
}

const es: AssistantLabels = {
  open: (name) => `Preguntar a ${name}`,
  leaveMessage: 'Dejar un mensaje',
  askAgency: (agency) => `Preguntar a ${agency}`,
  greeting: (agent) => `Pregunte por su casa, su valor o cómo puede ayudarle ${agent}.`,
  messageGreeting: (agent) => `Escriba a ${agent}. Le responderá una persona.`,
  formGreeting: (agent) => `Pregunte por ${agent}, el horario de oficina o qué pasa después de enviar el formulario.`,
  formNotice: (agency) =>
    `Las respuestas las escribe una computadora con lo que ${agency} dice de sí misma y pueden tener errores. ${agency} guarda esta conversación.`,
  notice: (agency) =>
    `Las respuestas las escribe una computadora con los datos de esta página y pueden tener errores. ${agency} guarda esta conversación.`,
  messageNotice: (agency) => `${agency} guarda su mensaje.`,
  yourMessage: 'Su mensaje',
  send: 'Enviar',
  askPerson: (agent) => `Pasar a ${agent}`,
  writing: 'Escribiendo una respuesta…',
  sources: 'Fuente',
  you: 'Usted',
  failed: 'No se pudo enviar su mensaje. Inténtelo de nuevo.',
  notOpened: 'No se pudo abrir. Inténtelo de nuevo.',
  tooMany: 'Ha enviado muchos mensajes. Inténtelo más tarde.',
  sent: (agent) => `Su mensaje se envió a ${agent}, que se pondrá en contacto con usted.`,
  handedOver: (agent) => `Pasé esta conversación a ${agent}, que se pondrá en contacto con usted.`,
  unsure: (agent) =>
    `No tengo datos para responder a eso. Pasé su pregunta a ${agent}, que se pondrá en contacto con usted.`,
  unsureAlone: (agent) => `No tengo datos para responder a eso. Puede pasar su pregunta a ${agent}.`,
  unavailable: (agent) =>
    `No puedo responder en este momento. Pasé su pregunta a ${agent}, que se pondrá en contacto con usted.`,
  full: (agent) => `Esta conversación ya es larga. La pasé a ${agent}, que se pondrá en contacto con usted.`,
  details: {
    name: 'Su nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    or: 'Basta un correo o un teléfono.',
    needed: (agent) => `Para pasar esto a ${agent}, deje su nombre y cómo contactarle.`,
    unsure: (agent) =>
      `No tengo datos para responder a eso. Deje su nombre y cómo contactarle, y ${agent} se pondrá en contacto con usted.`,
    missing: 'Escriba su nombre y un correo electrónico o un teléfono.',
  },
  facts: {
    form: (title) => `Este formulario: ${title}`,
    consent: 'Lo que usted acepta',
    agent: 'Su agente',
    agency: 'La agencia',
    officeHours: 'Horario de oficina',
    page: (section) => `Esta página: ${section}`,
    home: 'Datos de su casa',
    lastSale: 'Última venta de su casa',
    value: 'Valor estimado de su casa',
    trend: 'Historial del valor de su casa',
    nearby: (address) => `Cerca: ${address}`,
    equity: 'Su patrimonio estimado',
    loan: 'Su préstamo registrado',
    rates: 'Tasas hipotecarias promedio',
  },
}

export const getAssistantLabels = (language: Language): AssistantLabels => ({ en, es })[language]
