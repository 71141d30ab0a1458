/** Value added tax point date codes (UNTDID 2005 subset), BT-8. Source: UNTDID 2005 subset; as enforced by the CIUS-RO 1.0.9 rule set (June 2024). */
export const VAT_POINT_DATE_CODES = '3 35 432';
