import { videoLabelsEs } from '../../landing-pages/labels/video-labels.ts'
import type { SellingLabels } from './selling-labels.ts'

const count = (number: number, one: string, many: string) => (number === 1 ? `1 ${one}` : `${number} ${many}`)
const compared = (one: string, many: string) => (difference: number) =>
  `La suya tiene ${count(Math.abs(difference), one, many)} ${difference > 0 ? 'más' : 'menos'}`

export const esSelling: SellingLabels = {
  comps: {
    none: 'Últimamente no se ofrecieron ni vendieron casas cerca de la suya. Las mostraremos aquí en cuanto las haya.',
    sold: 'Vendidas',
    active: 'En venta',
    soldOn: (day) => `Vendida el ${day}`,
    listedOn: (day) => `En venta desde el ${day}`,
    milesAway: (miles) => `a\u00a0${miles}\u00a0mi`,
    miles: (miles) => `${miles} mi`,
    beyondMap: (numbers) => `Demasiado lejos para este mapa: ${numbers}.`,
    map: (homes) => `Mapa de ${count(homes, 'casa', 'casas')} alrededor de la suya`,
    yourHome: 'Su casa',
    facts: {
      bedrooms: 'Recámaras',
      bathrooms: 'Baños',
      parking: 'Estacionamiento',
      livingSpace: 'Tamaño',
      plotSize: 'Terreno',
      yearBuilt: 'Año',
    },
    sqft: (size) => `${size} pies²`,
    acres: (size) => `${size} acres`,
    comparison: { more: 'más que la suya', less: 'menos que la suya', same: 'igual que la suya' },
    moreFacts: 'Más datos',
    like: 'Como la mía',
    unlike: 'No como la mía',
    source: (source) => `Anuncios de ${source}.`,
    listedBy: (office) => `Anunciada por ${office}`,
    mlsNumber: (number) => `MLS n.º ${number}`,
  },
  ownEstimate: {
    title: 'Lo que sugieren estas ventas',
    about: 'Nuestro propio cálculo con las ventas de arriba. No es un avalúo y ningún proveedor lo respalda.',
    between: (low, high, homes) =>
      homes === 1 ? 'De una casa vendida' : `De ${low} a ${high}, según ${homes} casas vendidas`,
    provider: (provider) => `${provider} estima`,
    steps: 'Cómo se calcula',
    yourHome: (squareFeet) => `Su casa cuenta con ${squareFeet} pies².`,
    soldFor: 'Se vendió por',
    perSquareFoot: (squareFeet) => `Por pie cuadrado, con ${squareFeet} pies²`,
    atYourSize: (squareFeet) => `Con sus ${squareFeet} pies²`,
    differences: {
      bathrooms: compared('baño', 'baños'),
      bedrooms: compared('recámara', 'recámaras'),
      parking: compared('estacionamiento', 'estacionamientos'),
      yearBuilt: (difference) =>
        `La suya es ${count(Math.abs(difference), 'año', 'años')} más ${difference > 0 ? 'nueva' : 'antigua'}`,
    },
    suggests: 'Sugiere para la suya',
    counts: (times) => (times === 1 ? 'Cuenta una vez' : `Cuenta ${times} veces`),
    rules:
      'Reglas generales: un baño cambia el precio un 2%, una recámara o un estacionamiento un 1%, un año de antigüedad un 0.2%, y ninguna diferencia más de un 10%. Las casas como la suya cuentan tres veces; las que no se parecen no cuentan.',
    average: 'Promedio de estas casas, según cuántas veces cuenta cada una',
    none: 'En cuanto haya una casa vendida de tamaño parecido que usted no haya descartado, calcularemos aquí una estimación.',
  },
  sellingOptions: {
    price: 'Precio estimado',
    keep: 'Le quedarían unos',
    bring: 'Tendría que aportar unos',
    addUp: 'Cómo se calcula',
    priceRow: 'Precio',
    loan: 'Saldo del préstamo',
    assumptions:
      'Se suponen los mismos costos para cada forma de vender. Los suyos dependen del acuerdo que firme. No se incluyen impuestos.',
    noValue: 'Necesitamos una estimación de su casa para comparar precios.',
    offerRequested: 'Ya pidió una oferta preliminar. Nos comunicaremos con usted al respecto.',
  },
  offers: {
    title: 'Ofertas por su casa',
    about: 'Lo que le quedaría se basa en los costos y el saldo del préstamo indicados. Nada de esto le compromete.',
    cash: 'Oferta en efectivo',
    listing: 'Oferta de venta en el mercado',
    offeredBy: 'Oferta de',
    closingDate: 'Fecha de cierre',
    validUntil: 'Válida hasta',
    commission: 'Comisión',
    interested: 'Me interesa',
    question: 'Hacer una pregunta',
    offer: (kind, amount) => `${kind}: ${amount}`,
  },
  contactAgent: {
    call: 'Llamar',
    text: 'Mensaje',
    email: 'Correo',
    book: 'Reservar una cita',
    photoOf: (name) => `Foto de ${name}`,
  },
  lender: {
    // A license that names its register is shown as it is.
    license: (number) => (/^\d/.test(number) ? `NMLS ${number}` : number),
    equalHousing: {
      LENDER: 'Prestamista con igualdad de oportunidades de vivienda',
      OTHER: 'Igualdad de oportunidades de vivienda',
    },
    categories: {
      LENDER: 'Prestamista',
      TITLE_COMPANY: 'Compañía de títulos',
      INSURANCE: 'Seguros',
      INSPECTOR: 'Inspector de viviendas',
      ATTORNEY: 'Abogado',
      CONTRACTOR: 'Contratista',
      MOVER: 'Mudanzas',
      OTHER: '',
    },
  },
  frames: {
    videoPreview: 'Su video aparece aquí en la página publicada.',
    ...videoLabelsEs,
  },
  sheet: { close: 'Cerrar' },
  answers: {
    saved: 'Guardado. Su agente también puede verlo.',
    failed: 'No se pudo guardar. Revise su conexión e inténtelo de nuevo.',
    tooMany: 'No se guardó, porque hubo muchos cambios en poco tiempo. Inténtelo de nuevo en un minuto.',
    undo: 'Deshacer',
    undone: 'Deshecho.',
  },
}
