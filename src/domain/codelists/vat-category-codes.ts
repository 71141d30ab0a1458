/** VAT categories (UNCL 5305 subset), BT-151 and others. Source: UNCL 5305 subset allowed by EN 16931 (B: Italian split payment). */
export const VAT_CATEGORY_CODES = 'S Z E AE K G O L M B';
