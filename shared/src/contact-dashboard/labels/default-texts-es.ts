/** The default texts of modules in Spanish, for owners whose agency has not written its own. */
export const defaultTextsEs: Readonly<Record<string, string>> = {
  'Home Estimate': 'Valor estimado',
  'This estimate comes from public records and recent sales nearby. It is a starting point, not an appraisal: nobody has seen the inside of your home yet.':
    'Esta estimación se basa en registros públicos y ventas recientes cercanas. Es un punto de partida, no un avalúo: nadie ha visto aún el interior de su casa.',
  'An automated estimate is not an appraisal and may differ from the price your home sells for.':
    'Una estimación automática no es un avalúo y puede diferir del precio al que se venda su casa.',
  'Request a precise value': 'Pedir un valor preciso',
  'Your home is one of a kind': 'Su casa es única',
  'There is not enough public data for an automatic estimate. We are happy to work one out for you.':
    'No hay suficientes datos públicos para una estimación automática. Con gusto le calculamos una.',

  'Home Value Comparison': 'Comparación de valores',
  'What each source says your home is worth': 'Cuánto vale su casa según cada fuente',
  'Each provider values your home in its own way. Together they show a realistic range.':
    'Cada proveedor valora su casa a su manera. Juntos muestran un rango realista.',
  'How each estimate has changed': 'Cómo ha cambiado cada estimación',
  'Automated estimates are not appraisals and may differ from the price your home sells for.':
    'Las estimaciones automáticas no son avalúos y pueden diferir del precio al que se venda su casa.',
  'Ask for a professional opinion': 'Pedir una opinión profesional',
  'No automatic estimate yet': 'Aún no hay una estimación automática',
  'None of the providers has enough data about your home. We are happy to value it for you.':
    'Ningún proveedor tiene suficientes datos de su casa. Con gusto la valoramos.',

  'Home Value Trend': 'Evolución del valor',

  'Selling Options': 'Opciones de venta',
  'Every way to sell has its price and its pace. Compare what you would walk away with.':
    'Cada forma de vender tiene su precio y su ritmo. Compare cuánto recibiría.',
  'How would you like to sell?': '¿Cómo le gustaría vender?',
  'List on the market': 'Vender en el mercado',
  'We prepare, market and show your home to reach every buyer. It usually brings the highest price.':
    'Preparamos, anunciamos y mostramos su casa para llegar a todos los compradores. Suele dar el precio más alto.',
  'Get my listing price': 'Conocer mi precio de venta',
  'Best price, usually 30 to 60 days': 'El mejor precio, normalmente en 30 a 60 días',
  'Take a cash offer': 'Aceptar una oferta en efectivo',
  'A buyer pays cash and takes the home as it is: no repairs, no showings, and you choose the closing day.':
    'El comprador paga en efectivo y toma la casa como está: sin reparaciones ni visitas, y usted elige el día del cierre.',
  'Get a cash offer': 'Recibir una oferta en efectivo',
  'Fastest, in as little as 10 days': 'Lo más rápido, en tan solo 10 días',
  'Sell to Homeward': 'Vender a Homeward',
  'Homeward makes a preliminary cash offer based on market data. The final offer follows a home assessment and can be lower or higher.':
    'Homeward hace una oferta preliminar en efectivo basada en datos del mercado. La oferta final se hace tras evaluar la casa y puede ser menor o mayor.',
  'Request a preliminary offer': 'Pedir una oferta preliminar',
  'Prices are estimates. What you receive depends on the final price and the actual costs of the sale.':
    'Los precios son estimaciones. Lo que reciba depende del precio final y de los costos reales de la venta.',

  'Home Equity': 'Patrimonio',
  'How much of your home is yours': 'Cuánto de su casa es suyo',
  'Move the sliders to match what you know. Your estimated equity changes with them.':
    'Mueva los controles según lo que sepa. Su patrimonio estimado cambia con ellos.',
  'Estimated equity': 'Patrimonio estimado',
  'Home value': 'Valor de la casa',
  'We start with the latest estimate. Change it if you think your home is worth more or less.':
    'Empezamos con la última estimación. Cámbiela si cree que su casa vale más o menos.',
  'Loan balance': 'Saldo del préstamo',
  'Estimated from public records. Your lender’s statement shows the exact balance.':
    'Estimado a partir de registros públicos. El estado de cuenta de su prestamista muestra el saldo exacto.',
  'Talk about my equity': 'Hablar de mi patrimonio',
  'We can tell you what others in your position have done with theirs.':
    'Podemos contarle qué han hecho con el suyo otras personas en su situación.',
  'Agent commission': 'Comisión de los agentes',
  'What the agents of seller and buyer are paid. It is negotiable.':
    'Lo que cobran los agentes del vendedor y del comprador. Es negociable.',
  'Closing costs': 'Gastos de cierre',
  'Title, escrow and recording fees, and transfer taxes where they apply.':
    'Cargos de título, custodia y registro, e impuestos de traspaso donde correspondan.',
  'Repairs and staging': 'Reparaciones y presentación',
  'What many sellers spend to get the home ready for showings.':
    'Lo que muchos vendedores gastan en preparar la casa para mostrarla.',
  Moving: 'Mudanza',
  'A local move costs less than one across the country.':
    'Una mudanza local cuesta menos que una al otro lado del país.',

  'Nearby Homes': 'Casas cercanas',
  'Homes for sale and sold near you': 'Casas en venta y vendidas cerca de usted',
  'Choose those that are most like yours to sharpen your estimate.':
    'Elija las más parecidas a la suya para afinar su estimación.',
  'Ask for a full comparison': 'Pedir una comparación completa',

  'Mortgage Trend': 'Tasas hipotecarias',
  'Mortgage rates over the last year': 'Tasas hipotecarias del último año',
  'National averages, published weekly. Your own rate depends on your credit, loan and lender.':
    'Promedios nacionales, publicados cada semana. Su tasa depende de su crédito, su préstamo y su prestamista.',
  'Where rates stand today': 'Las tasas de hoy',
  'Wondering what today’s rates would mean for your payment, or for your next home?':
    '¿Quiere saber qué significarían las tasas de hoy para su pago o para su próxima casa?',
  'Could I refinance?': '¿Podría refinanciar?',
  'Rates shown are averages for information only and are not an offer to lend. Rates, terms and fees change without notice and depend on credit history, loan amount, property and other factors.':
    'Las tasas mostradas son promedios informativos y no son una oferta de préstamo. Las tasas, los plazos y los cargos cambian sin previo aviso y dependen del historial de crédito, el monto del préstamo, la propiedad y otros factores.',

  'Home Details': 'Datos de la casa',
  'What public records say about your home': 'Qué dicen los registros públicos de su casa',
  'Estimates are based on these facts. If something is wrong, tell us and we will use the right figures.':
    'Las estimaciones se basan en estos datos. Si algo no es correcto, díganoslo y usaremos las cifras correctas.',
  'Is everything right?': '¿Todo es correcto?',

  'Next Home': 'Próxima casa',
  'Looking for your next home?': '¿Busca su próxima casa?',
  'Tell us what you have in mind, and we will keep an eye out for it.':
    'Cuéntenos qué tiene en mente y estaremos atentos.',
  'Tell us what you are looking for': 'Cuéntenos qué busca',

  'Primary Call to Action': 'Vender mi casa',
  'Thinking about selling?': '¿Está pensando en vender?',
  'Find out what your home could sell for today, with no obligation.':
    'Descubra por cuánto podría venderse su casa hoy, sin compromiso.',
  'Get my selling price': 'Conocer mi precio',

  'Contact Agent': 'Contacto',
  'Questions? Talk to me.': '¿Preguntas? Hable conmigo.',
  'Call, text or write. I know your neighborhood and I am happy to help.':
    'Llame, mande un mensaje o escriba. Conozco su vecindario y con gusto le ayudo.',
  'Contact me': 'Contactarme',

  'Our Process': 'Nuestro proceso',
  'Step by step process': 'Paso a paso',
  'Cut out unnecessary steps so the entire process is simple and stress-free.':
    'Sin pasos innecesarios, para que todo el proceso sea simple y sin estrés.',
  'Step 1': 'Paso 1',
  'Request an offer': 'Pida una oferta',
  'Tell us about your home in two minutes. It costs nothing and commits you to nothing.':
    'Cuéntenos de su casa en dos minutos. No cuesta nada ni le compromete a nada.',
  'Step 2': 'Paso 2',
  'Get multiple cash offers': 'Reciba varias ofertas en efectivo',
  'We bring you offers from buyers we know, side by side, with every cost explained.':
    'Le traemos ofertas de compradores que conocemos, una junto a otra, con cada costo explicado.',
  'Step 3': 'Paso 3',
  'Close on your timeline': 'Cierre cuando quiera',
  'Choose the offer and the day that suit you. We take care of the paperwork.':
    'Elija la oferta y el día que le convengan. Nosotros nos ocupamos del papeleo.',
  'Get started': 'Empezar',

  'Video Block': 'Video',
  'See how we work': 'Vea cómo trabajamos',
  'A short look at what we do for our sellers.': 'Un breve vistazo a lo que hacemos por quienes venden.',
  'Get in touch': 'Contáctenos',

  'HTML Module': 'Más información',

  'CTA Block': 'Preguntas',
  'Have a question about your home?': '¿Tiene alguna pregunta sobre su casa?',
  'Ask us anything. You will hear from a real person.': 'Pregúntenos lo que quiera. Le responderá una persona.',
  'Ask a question': 'Hacer una pregunta',

  'Learn about financing': 'Financiamiento',
  'Questions about financing?': '¿Preguntas sobre financiamiento?',
  'Learn more about refinancing your current home or financing your next one.':
    'Infórmese sobre cómo refinanciar su casa actual o financiar la próxima.',
  Contact: 'Contactar',
}
