/** What is said of an authorization that cannot be changed as asked. */
export const CONNECTION_TEXTS = {
  notWaiting:
    'Autorizarea nu mai așteaptă confirmarea: a fost confirmată sau refuzată între timp. Nimic nu s-a schimbat.',
  gone: 'Autorizarea nu mai există: a fost revocată sau înlocuită între timp. Nimic nu s-a schimbat.',
  'not-named':
    'ANAF nu numește acest cod fiscal între cele ale autorizării. Autorizați firma cu certificatul; nimic nu s-a schimbat.',
  ended:
    'ANAF nu mai primește autorizarea. Ce ați scris este păstrat și pleacă după ce autorizați din nou firma, cu certificatul.',
  client:
    'ANAF nu recunoaște programul. Autorizarea rămâne; administratorul serverului verifică ANAF_CLIENT_ID și ANAF_CLIENT_SECRET.',
  later: 'Serviciul de autorizare al ANAF nu răspunde acum. Autorizarea rămâne bună; încercați din nou mai târziu.',
} as const;
