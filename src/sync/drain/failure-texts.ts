/** What the sync panel says of an attempt that brought no acknowledgement, where the server gave no words. */
export const FAILURE_TEXTS = {
  network: 'Serverul nu a răspuns. Se încearcă din nou; datele sunt păstrate pe acest dispozitiv.',
  timeout: 'Răspunsul nu a venit la timp. Se cere din nou, fără ca operația să se facă de două ori.',
  malformed: 'A răspuns altceva decât serverul aplicației. Se încearcă din nou.',
  'unknown-call': 'Operația a fost scrisă de o versiune mai nouă a aplicației. Actualizați aplicația.',
  'server-too-old': 'Serverul are o versiune mai veche decât aplicația și nu cunoaște încă această operație.',
} as const;
