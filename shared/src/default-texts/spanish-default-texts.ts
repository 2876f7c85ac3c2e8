/** Spanish for the texts that new forms and pages start with. */
export const spanishDefaultTexts: ReadonlyMap<string, string> = new Map([
  // Forms
  ['What is your home worth?', '¿Cuánto vale su casa?'],
  [
    'Tell us where to send it, and we will prepare an estimate of what your home could sell for today.',
    'Díganos a dónde enviarla y prepararemos una estimación de lo que podría obtener hoy por su casa.',
  ],
  ['Talk to an agent about selling', 'Hable con un agente sobre la venta'],
  [
    'A short call about your home, your timing and the price you could expect. No obligation.',
    'Una llamada breve sobre su casa, sus plazos y el precio que podría esperar. Sin compromiso.',
  ],
  ['Looking for your next home?', '¿Busca su próxima casa?'],
  [
    'Tell us how to reach you, and we will send homes that fit before they are everywhere.',
    'Díganos cómo contactarle y le enviaremos casas adecuadas antes de que estén en todas partes.',
  ],
  ['Could a better rate be yours?', '¿Podría tener una mejor tasa?'],
  [
    'We introduce you to a lender we trust, who compares what you pay with what you could pay.',
    'Le presentamos a un prestamista de confianza que compara lo que paga con lo que podría pagar.',
  ],
  ['How can we help?', '¿Cómo podemos ayudarle?'],
  [
    'Leave your details and one of our agents will get back to you.',
    'Deje sus datos y uno de nuestros agentes se comunicará con usted.',
  ],
  // Parts of landing pages
  ['Enter your address', 'Escriba su dirección'],
  ['We look up the home and what has sold around it.', 'Buscamos la casa y lo que se ha vendido a su alrededor.'],
  ['Answer a few questions', 'Responda unas preguntas'],
  [
    'Your timing and what matters to you. It takes about a minute.',
    'Sus plazos y lo que le importa. Toma más o menos un minuto.',
  ],
  ['Hear from an agent', 'Hable con un agente'],
  [
    'A person who knows your streets answers with figures and a plan.',
    'Una persona que conoce sus calles le responde con cifras y un plan.',
  ],
  ['Say where you want to live', 'Díganos dónde quiere vivir'],
  [
    'A street, a town or a ZIP code is enough to start with.',
    'Para empezar basta una calle, una ciudad o un código postal.',
  ],
  ['See homes that fit', 'Vea casas adecuadas'],
  [
    'An agent sends what is for sale and shows you the homes you like.',
    'Un agente le envía lo que está en venta y le muestra las casas que le gusten.',
  ],
  ['How is the estimate made?', '¿Cómo se hace la estimación?'],
  [
    'From public records and recent sales nearby, with a look by an agent. It is not an appraisal.',
    'Con registros públicos y ventas recientes cercanas, y la revisión de un agente. No es un avalúo.',
  ],
  ['Do I have to sell?', '¿Tengo que vender?'],
  [
    'No. Many owners only want to know what their home is worth before they decide anything.',
    'No. Muchos propietarios solo quieren saber cuánto vale su casa antes de decidir algo.',
  ],
  ['What does it cost?', '¿Cuánto cuesta?'],
  ['Asking is free and without obligation.', 'Preguntar es gratis y sin compromiso.'],
  ['What happens with my details?', '¿Qué pasa con mis datos?'],
  [
    'We use them to answer you, as our privacy policy describes. You can opt out at any time.',
    'Los usamos para responderle, como describe nuestra política de privacidad. Puede darse de baja cuando quiera.',
  ],
  ['Do I need a loan approval first?', '¿Necesito antes la aprobación de un préstamo?'],
  [
    'No, but it helps to know your budget early. We can introduce you to a lender when you are ready.',
    'No, pero ayuda conocer pronto su presupuesto. Podemos presentarle a un prestamista cuando quiera.',
  ],
  [
    'Asking is free. How an agent is paid is agreed in writing before you tour a home together.',
    'Preguntar es gratis. El pago del agente se acuerda por escrito antes de visitar juntos una casa.',
  ],
  // Landing pages with one question
  ['What is your home worth today?', '¿Cuánto vale hoy su casa?'],
  ['An estimate from people who know your streets.', 'Una estimación de quienes conocen sus calles.'],
  ['Enter your home address', 'Escriba la dirección de su casa'],
  ['See my estimate', 'Ver mi estimación'],
  ['Where would you like to live?', '¿Dónde le gustaría vivir?'],
  ['Name a street or town, and we’ll start looking.', 'Nombre una calle o ciudad y empezaremos a buscar.'],
  ['Enter a street, town or ZIP code', 'Escriba una calle, ciudad o código postal'],
  ['Start looking', 'Empezar a buscar'],
  // Landing pages with tabs
  ['Home value', 'Valor de la casa'],
  [
    'Based on recent sales nearby, reviewed by someone who has been inside those homes.',
    'Basada en ventas recientes cercanas y revisada por alguien que ha visto esas casas por dentro.',
  ],
  ['Get my value', 'Ver el valor'],
  ['Sell', 'Vender'],
  ['Thinking of selling?', '¿Piensa vender?'],
  [
    'Tell us which home, and we’ll work out what it could sell for and when to list it.',
    'Díganos qué casa y calcularemos por cuánto podría venderse y cuándo ponerla en venta.',
  ],
  ['Which home would you sell?', '¿Qué casa vendería?'],
  ['Talk about selling', 'Hablar de la venta'],
  ['Buy', 'Comprar'],
  ['Looking for a home?', '¿Busca casa?'],
  [
    'Name a place you like. We’ll send you homes that fit and show you the ones you want to see.',
    'Nombre un lugar que le guste. Le enviaremos casas adecuadas y le mostraremos las que quiera ver.',
  ],
  ['Your home now', 'Su casa actual'],
  ['What would your home sell for?', '¿Por cuánto se vendería su casa?'],
  [
    'Start with what you have: an estimate, and what you would keep after the sale.',
    'Empiece por lo que tiene: una estimación y lo que le quedaría después de la venta.',
  ],
  ['Your next loan', 'Su próximo préstamo'],
  ['What would your next home cost a month?', '¿Cuánto costaría al mes su próxima casa?'],
  [
    'We’ll introduce you to a lender who looks at both homes together.',
    'Le presentaremos a un prestamista que considera ambas casas en conjunto.',
  ],
  ['Enter the home you have in mind', 'Escriba la casa que tiene en mente'],
  ['Compare loans', 'Comparar préstamos'],
  // Landing pages with a picture
  ['Sell with people who live here', 'Venda con gente que vive aquí'],
  [
    'Tell us about your home. We’ll tell you what it could sell for, what to do before the first showing, and what you would keep.',
    'Cuéntenos sobre su casa. Le diremos por cuánto podría venderse, qué hacer antes de la primera visita y cuánto le quedaría.',
  ],
  ['Enter the address of your home', 'Escriba la dirección de su casa'],
  ['Plan my sale', 'Planear mi venta'],
  ['What are homes on your street selling for?', '¿Por cuánto se venden las casas de su calle?'],
  [
    'Enter your address, and we’ll send you recent sales nearby with a short note on what they mean for your home.',
    'Escriba su dirección y le enviaremos las ventas recientes cercanas con una nota breve sobre lo que significan para su casa.',
  ],
  ['Enter your street address', 'Escriba su calle y número'],
  ['Send me the report', 'Enviarme el informe'],
  ['Find the home that fits your life', 'Encuentre la casa que se ajusta a su vida'],
  [
    'Tell us where you would like to live. We’ll look at what is for sale, and what soon will be, and call you with homes worth seeing.',
    'Díganos dónde le gustaría vivir. Veremos qué está en venta, y qué lo estará pronto, y le llamaremos con casas que vale la pena ver.',
  ],
  ['Enter a town, ZIP code or street', 'Escriba una ciudad, código postal o calle'],
  ['Find homes for me', 'Buscar casas para mí'],
])
