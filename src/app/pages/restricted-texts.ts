/** Of a page that the plan does not include; title and button stand in the specification (section 2). */
export const restrictedTexts = {
  title: 'Acces restricționat din cauza abonamentului!',
  text: 'Abonamentul curent nu include această funcție.',
  button: 'Abonamente',
} as const;
