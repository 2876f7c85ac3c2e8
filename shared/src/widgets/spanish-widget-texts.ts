/** Spanish for the texts that new widgets start with. */
export const spanishWidgetTexts: ReadonlyMap<string, string> = new Map([
  // Address search
  ['Get my home value', 'Ver el valor de mi casa'],
  ['Enter your home address', 'Escriba la dirección de su casa'],
  ['Talk about selling', 'Hablar de la venta'],
  ['Which home are you thinking of selling?', '¿Qué casa piensa vender?'],
  // Mortgage
  ['What would your monthly payment be?', '¿Cuánto pagaría al mes?'],
  [
    'Change the price, the down payment and the rate, and see the payment with taxes and insurance.',
    'Cambie el precio, el pago inicial y la tasa, y vea el pago con impuestos y seguro.',
  ],
  ['Check my rate', 'Consultar mi tasa'],
  [
    'Thank you. We have your details and will get back to you about your rate.',
    'Gracias. Tenemos sus datos y nos comunicaremos con usted sobre su tasa.',
  ],
  [
    'Payments are estimates for information only. They are not an offer of credit, a loan approval or financial advice. Taxes and insurance vary by home, rates change daily, and the amount you can borrow depends on your credit and income. Ask a lender for a quote.',
    'Los pagos son estimaciones solo informativas. No son una oferta de crédito, una aprobación de préstamo ni asesoría financiera. Los impuestos y el seguro varían según la casa, las tasas cambian a diario y el monto que puede pedir depende de su crédito y sus ingresos. Pida una cotización a un prestamista.',
  ],
  ['Is your payment still a good deal?', '¿Su pago sigue siendo conveniente?'],
  [
    'Enter what your home is worth and a rate you have seen, and compare the result with your current payment.',
    'Escriba cuánto vale su casa y una tasa que haya visto, y compare el resultado con su pago actual.',
  ],
  ['Compare my loan', 'Comparar mi préstamo'],
  [
    'Thank you. We will call you to go over the comparison together.',
    'Gracias. Le llamaremos para revisar juntos la comparación.',
  ],
  // Affordability
  ['How much home can you afford?', '¿Qué casa puede pagar?'],
  [
    'Enter what you earn and what you owe each month, and see which price fits your budget.',
    'Escriba lo que gana y lo que debe al mes, y vea qué precio se ajusta a su presupuesto.',
  ],
  ['Find homes that fit', 'Buscar casas adecuadas'],
  [
    'Thank you. We will send you homes that fit your budget.',
    'Gracias. Le enviaremos casas que se ajusten a su presupuesto.',
  ],
  [
    'This price is an estimate based on the numbers you entered and on common lender limits. It is not an offer of credit, a loan approval or financial advice. A lender decides after reviewing your credit, your income and the home.',
    'Este precio es una estimación según las cifras que escribió y los límites usuales de los prestamistas. No es una oferta de crédito, una aprobación de préstamo ni asesoría financiera. Un prestamista decide después de revisar su crédito, sus ingresos y la casa.',
  ],
  ['What could your next home cost?', '¿Cuánto podría costar su próxima casa?'],
  [
    'Work out your budget for the next home. If you are selling one first, tell us which one, and we will look at both.',
    'Calcule su presupuesto para la próxima casa. Si primero vende una, díganos cuál y veremos ambas.',
  ],
  ['Plan my move', 'Planear mi mudanza'],
  [
    'Thank you. We will get back to you about both sides of your move.',
    'Gracias. Nos comunicaremos con usted sobre ambas partes de su mudanza.',
  ],
  // Home sale
  ['What would you walk away with?', '¿Cuánto le quedaría?'],
  [
    'Enter what your home could sell for and what you still owe, and see how much you would keep.',
    'Escriba por cuánto podría venderse su casa y cuánto debe todavía, y vea cuánto le quedaría.',
  ],
  ['Sale price', 'Precio de venta'],
  [
    'What you think your home could sell for. A rough number is enough to start.',
    'Por cuánto cree que podría venderse su casa. Para empezar basta una cifra aproximada.',
  ],
  ['Mortgage balance', 'Saldo de la hipoteca'],
  [
    'What you still owe on this home, all loans together. See your latest mortgage statement.',
    'Lo que todavía debe por esta casa, con todos los préstamos. Vea su último estado de cuenta.',
  ],
  ['Get a precise estimate', 'Obtener una estimación precisa'],
  [
    'This estimate is based on the numbers you entered. It is not an appraisal, an offer or financial advice. Taxes, fees and loan payoffs vary from sale to sale. Your agent can prepare a statement for your home.',
    'Esta estimación se basa en las cifras que escribió. No es un avalúo, una oferta ni asesoría financiera. Los impuestos, cargos y liquidaciones varían de una venta a otra. Su agente puede preparar un desglose para su casa.',
  ],
  ['See what you would keep after selling', 'Vea cuánto le quedaría después de vender'],
  [
    'Change the price, loan, commissions or closing costs, and see right away what it means for your proceeds.',
    'Cambie el precio, el préstamo, las comisiones o los gastos de cierre, y vea enseguida qué significa para su ganancia.',
  ],
  ['Expected sale price', 'Precio de venta esperado'],
  [
    'Recent sale prices of similar homes nearby are a good start.',
    'Los precios de ventas recientes de casas similares cercanas son un buen comienzo.',
  ],
  ['Loan payoff', 'Liquidación del préstamo'],
  [
    'The amount needed to pay off all loans on this home. Ask your lender for the exact payoff amount.',
    'El monto necesario para liquidar todos los préstamos de esta casa. Pida el monto exacto a su prestamista.',
  ],
  ['Agent commissions', 'Comisiones de los agentes'],
  [
    'Commissions of both agents, as a percentage of the price. They are negotiable and not set by law.',
    'Comisiones de ambos agentes, en porcentaje del precio. Son negociables y no las fija la ley.',
  ],
  ['Closing costs', 'Gastos de cierre'],
  [
    'Title, escrow, transfer taxes and fees that the seller usually pays. They vary by state.',
    'Título, depósito en garantía, impuestos de transferencia y cargos que suele pagar quien vende. Varían según el estado.',
  ],
  ['Review this with an agent', 'Revisarlo con un agente'],
])
