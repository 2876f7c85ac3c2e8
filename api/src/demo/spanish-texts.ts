/** The Spanish of those among `texts` that a demo agency wrote for a landing page or a widget. */
export const listDemoSpanish = (texts: string[]) => spanishTexts.filter(({ text }) => texts.includes(text))

const spanishTexts = [
  { text: 'What is your home by the bay worth?', spanish: '¿Cuánto vale su casa junto a la bahía?' },
  {
    text: 'From the agents who sold the homes next door.',
    spanish: 'De los agentes que vendieron las casas de al lado.',
  },
  { text: 'Show me my value', spanish: 'Ver el valor de mi casa' },
  { text: 'Sell by summer, without the scramble', spanish: 'Venda antes del verano, sin prisas' },
  {
    text: 'Start now and there is time to paint, plant and price it right. We plan every month before the sign goes up and show you what you would walk away with.',
    spanish:
      'Si empieza ahora, hay tiempo para pintar, arreglar el jardín y fijar bien el precio. Planeamos cada mes antes de poner el letrero y le mostramos con cuánto se quedaría.',
  },
  { text: 'Stay', spanish: 'Quedarse' },
  { text: 'Staying? Know what it is worth', spanish: '¿Se queda? Sepa cuánto vale' },
  {
    text: 'Insurance, taxes, a loan for the new kitchen: it all starts with the value of your home. Check it once a year.',
    spanish:
      'El seguro, los impuestos, un préstamo para la cocina nueva: todo empieza por el valor de su casa. Revíselo una vez al año.',
  },
  { text: 'Tell me my value', spanish: 'Dígame el valor' },
  { text: 'What would your home bring this year?', spanish: '¿Cuánto daría su casa este año?' },
  {
    text: 'Tell us the address and we work out a price, what it costs to sell here and when to start.',
    spanish: 'Díganos la dirección y calculamos el precio, lo que cuesta vender aquí y cuándo empezar.',
  },
  { text: 'Looking between Stonecove and Pine Ledge?', spanish: '¿Busca entre Stonecove y Pine Ledge?' },
  {
    text: 'Tell us which street or neighborhood you like, and we call you before the sign goes up.',
    spanish: 'Díganos qué calle o barrio le gusta y le llamamos antes de que se ponga el letrero.',
  },
  { text: 'Thinking of selling? Ask me first', spanish: '¿Piensa vender? Pregúnteme primero' },
  {
    text: 'I have sold homes around Gull Harbor for sixteen years. Tell me which one is yours, and I will tell you what I would list it for and what I would fix before the first showing.',
    spanish:
      'Llevo dieciséis años vendiendo casas en Gull Harbor. Dígame cuál es la suya y le diré a qué precio la pondría en venta y qué arreglaría antes de la primera visita.',
  },
  { text: 'Your address', spanish: 'Su dirección' },
  { text: 'Ask Eleanor', spanish: 'Preguntar a Eleanor' },
  { text: 'Sell well on the Front Range', spanish: 'Venda bien en el Front Range' },
  {
    text: 'Two streets apart, homes here differ by a hundred thousand dollars. Tell us where yours is, and we will tell you why.',
    spanish:
      'A dos calles de distancia, las casas aquí se llevan cien mil dólares. Díganos dónde está la suya y le diremos por qué.',
  },
  { text: 'What is your home worth this month?', spanish: '¿Cuánto vale su casa este mes?' },
  { text: 'One address, one honest answer.', spanish: 'Una dirección, una respuesta honesta.' },
  { text: 'What would I walk away with?', spanish: '¿Con cuánto me quedaría?' },
  {
    text: 'Start with what similar homes in Cumberland County sold for, subtract your mortgage and the local selling costs, and see what you would keep.',
    spanish:
      'Empiece con el precio de casas similares en el condado de Cumberland, reste su hipoteca y los gastos locales de venta, y vea con cuánto se quedaría.',
  },
  { text: 'Ask for my net sheet', spanish: 'Pedir mi desglose' },
  {
    text: 'Change the price and the rate to see the monthly cost of your next home, Maine property taxes included.',
    spanish:
      'Cambie el precio y la tasa para ver el costo mensual de su próxima casa, con los impuestos prediales de Maine.',
  },
  {
    text: 'Thank you. We will get back to you with the name of a local lender.',
    spanish: 'Gracias. Le daremos el nombre de un prestamista local.',
  },
  { text: 'How much house can I afford?', spanish: '¿Qué casa puedo pagar?' },
  { text: 'Show me', spanish: 'Ver' },
  { text: 'Street, city and state of your home', spanish: 'Calle, ciudad y estado de su casa' },
  { text: 'What does a month on the Front Range cost?', spanish: '¿Cuánto cuesta un mes en el Front Range?' },
]
