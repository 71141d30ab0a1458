import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyLines } from '@/app/invoices/editor/model/copy-lines';
import { GRID_COLUMNS, visibleColumns } from '@/app/invoices/editor/model/grid-columns';
import { doubtWords } from '@/app/invoices/editor/model/paste-doubts';
import { pasteAsLines, pasteIntoGrid } from '@/app/invoices/editor/model/paste-lines';
import { readPastedTable, writePastedTable } from '@/app/invoices/editor/model/pasted-table';
import { findVat } from '@/app/invoices/editor/model/vat-choices';
import { computeDraftTotals } from '@/domain/invoice/totals/draft-totals';
import { lineFactory, sampleDraft, sampleLine, VAT_CHOICES } from './sample-draft';

const paste = (text: string) => pasteAsLines(text, { newLine: lineFactory(), vatChoices: VAT_CHOICES });

describe('lines pasted from a spreadsheet', () => {
  it('reads the head of the table in any order, and leaves out what is computed', () => {
    const { lines, headed } = paste(
      [
        'Nr. crt.\tCod produs\tDenumirea produselor\tU.M.\tCantitate\tPreț unitar (lei)\tCota TVA\tValoare\tValoare TVA',
        '1\tFA650-25\tFăină albă tip 650, sac 25 kg\tsac\t40\t68,50 lei\t11%\t2.740,00\t301,40',
        '2\tTAV-4060\tTavă perforată\tbuc\t1.025\t61,90\t21%\t63.447,50\t13.323,98',
      ].join('\r\n'),
    );
    expect(headed).toBe(true);
    expect(
      lines.map(({ name, sellerItemId, unitCode, quantity, price, vat }) => [
        name,
        sellerItemId,
        unitCode,
        quantity,
        price,
        vat.rate,
      ]),
    ).toEqual([
      ['Făină albă tip 650, sac 25 kg', 'FA650-25', 'XSA', '40', '68,50', '11'],
      ['Tavă perforată', 'TAV-4060', 'H87', '1025', '61,90', '21'],
    ]);
    const totals = computeDraftTotals(sampleDraft(lines));
    expect(totals.text.taxExclusive).toBe('66187.50');
  });

  it('tells the columns by what stands in them where there is no head', () => {
    const { lines, headed } = paste('1\tFăină\tsac\t40\t68,5\t11\n2\tDrojdie\tcutie\t12\t94,2\t11');
    expect(headed).toBe(false);
    expect(
      lines.map(({ name, unitCode, quantity, price, vat }) => [name, unitCode, quantity, price, vat.rate]),
    ).toEqual([
      ['Făină', 'XSA', '40', '68,5', '11'],
      ['Drojdie', 'XBX', '12', '94,2', '11'],
    ]);
  });

  // Before: the first line was taken for the head and lost, and „buc” became the quantity of the others.
  it('takes no line for a head whose name begins as heads do', () => {
    const text = 'Serviciu de pază\tbuc\t2\t100\nAbonament\tbuc\t1\t50';
    const columns = visibleColumns(false);
    const into = pasteIntoGrid(text, { lines: [], columns }, { newLine: lineFactory(), vatChoices: VAT_CHOICES });
    for (const { lines } of [paste(text), into])
      expect(lines.map(({ name, unitCode, quantity, price }) => [name, unitCode, quantity, price])).toEqual([
        ['Serviciu de pază', 'H87', '2', '100'],
        ['Abonament', 'H87', '1', '50'],
      ]);
  });

  // Before: title and head were lines, or the numbers of the columns were the first one.
  it('finds the head under a title, and passes over the numbers of its columns', () => {
    const { lines, headed } = paste(
      [
        'Situație de lucrări, noiembrie\t\t\t\t\t\t',
        'Nr. crt.\tDenumire\tU.M.\tCantitate\tPreț unitar\tValoare\tTVA',
        '0\t1\t2\t3\t4\t5 (3x4)\t6',
        '1\tZugrăvit\tmp\t20\t15,5\t310\t11',
      ].join('\n'),
    );
    expect(headed).toBe(true);
    expect(lines.map(({ name, quantity, price, vat }) => [name, quantity, price, vat.rate])).toEqual([
      ['Zugrăvit', '20', '15,5', '11'],
    ]);
  });

  // Before: „Vila" și "Casa”, without the outer quotes.
  it('keeps the quotes that a name begins and ends with', () => {
    const { lines } = paste('"Vila" și "Casa"\tbuc\t1\t10\n"Doi\nse zice ""2"""\tbuc\t1\t10');
    expect(lines.map(({ name }) => name)).toEqual(['"Vila" și "Casa"', 'Doi se zice "2"']);
  });

  // Before: the line had the company's usual rate, and nothing was said.
  it('says of a VAT that is none of the company’s that its line keeps another', () => {
    const { lines, doubts } = paste('Denumire\tCantitate\tPreț\tTVA\nCurs\t1\t100\tscutit\nFăină\t1\t10\t11%');
    expect(lines.map(({ vat }) => vat.rate)).toEqual(['21', '11']);
    expect(doubtWords(doubts)).toBe('TVA „scutit” nu s-a recunoscut: linia păstrează TVA de până acum. Alegeți-l.');
    const into = pasteIntoGrid(
      'scutit',
      { lines: [], columns: ['vat'] },
      { newLine: lineFactory(), vatChoices: VAT_CHOICES },
    );
    expect(into.doubts.unknownVat).toBe('scutit');
    expect(paste('Denumire\tCantitate\tPreț\tTVA\nCurs\t1\t100\ttaxare inversă').doubts.unknownVat).toBeUndefined();
  });

  // Before: the column was passed over, or became the code, and every line had the company's usual rate without a word.
  it('keeps a VAT column without a head that has words among its rates', () => {
    const { lines, doubts } = paste('Curs\tore\t2\t100\tscutit\nFăină\tsac\t40\t68,5\t11%\nPâine\tbuc\t3\t5\t11');
    expect(lines.map(({ vat, sellerItemId }) => [vat.rate, sellerItemId])).toEqual([
      ['21', ''],
      ['11', ''],
      ['11', ''],
    ]);
    expect(doubts.unknownVat).toBe('scutit');
    const reverse = paste('Grâu\tkg\t2\t100\ttaxare inversă').lines[0];
    expect([reverse?.vat.category, reverse?.sellerItemId]).toEqual(['AE', '']);
    expect(paste('Șurub\tbuc\t2\t1,5\tSR-21').lines[0]?.sellerItemId).toBe('SR-21');
  });

  // Before: one word in a column of discounts, warranties or stocks made it the VAT, also beside the rates.
  it.each([
    ['discounts beside the rates', 'Pix\tbuc\t2\t10\t21\t10%\nCaiet\tbuc\t3\t4\t21\t-', '21'],
    ['discounts', 'Pix\tbuc\t2\t10\t10%\nCaiet\tbuc\t3\t4\t-', '21'],
    ['warranties beside the rates', 'Pompă\tbuc\t2\t10\t11\t24\nFurtun\tm\t3\t4\t11\tfără', '11'],
    ['warranties', 'Pompă\tbuc\t2\t10\t24\nFurtun\tm\t3\t4\tfără', '21'],
    ['stocks', 'Pompă\tbuc\t2\t10\t0\nFurtun\tm\t3\t4\tla comandă', '21'],
    ['words of VAT beside the rates', 'Pompă\tbuc\t2\t10\t11\tscutit\nFurtun\tm\t3\t4\t11\t5', '11'],
  ])('takes no other words for the VAT: %s', (_, text, rate) => {
    const { lines, doubts } = paste(text);
    expect(lines.map(({ vat, sellerItemId }) => [vat.rate, sellerItemId])).toEqual([
      [rate, ''],
      [rate, ''],
    ]);
    expect(doubts.unknownVat).toBeUndefined();
  });

  // Before: the first of the company's own choices, which stand by their names: the reduced rate, without a word.
  it('leaves a line whose cell of VAT is blank as a new line has it', () => {
    const pasted = paste('Denumire\tCant.\tPreț\tTVA\nFăină\t40\t68,50\t\nZahăr\t1\t100\t%\nUlei\t1\t9\t9%');
    const usual = lineFactory()().vat;
    expect(pasted.lines.map(({ vat }) => vat.rate)).toEqual([usual.rate, usual.rate, '9']);
    expect(findVat(' ', VAT_CHOICES)).toBeUndefined();
  });

  it('takes a dash or nothing among the words of VAT for none of them', () => {
    const { lines } = paste(
      'Curs\tore\t2\t100\tscutit\nFăină\tsac\t40\t68,5\t11%\nPâine\tbuc\t3\t5\t-\nApă\tbuc\t3\t5\t',
    );
    expect(lines.map(({ vat }) => vat.rate)).toEqual(['21', '11', '21', '21']);
  });

  it.each([
    ['21', '-'],
    ['11%', 'neînregistrat'],
  ])('tells of a VAT column that was not taken for a word: %s, %s', (rate, word) => {
    expect(paste(`Curs\t2\t100\t${rate}\nPâine\t3\t5\t${word}`).doubts.lostVat).toBe(word);
  });

  it.each([
    ['without a head', 'Curs\t1\t100\t21\nFăină\t2\t10\t11\nTort\t1\t50\t12', '12'],
    ['under one', 'Denumire\tCant.\tPreț\tTVA\nCurs\t1\t100\t21\nTort\t1\t50\t12', '12'],
    ['of amounts', 'Denumire\tCant.\tPreț\tTVA\nFăină\t40\t68,50\t301,40', '301,40'],
  ])('tells of a VAT column that was not taken: %s', (_, text, cell) => {
    expect(doubtWords(paste(text).doubts)).toBe(
      `Coloana TVA nu s-a luat, fiindcă „${cell}” nu este o cotă: liniile păstrează TVA de până acum. Alegeți-l.`,
    );
  });

  it.each([
    'Curs\t1\t20\t20\nFăină\t2\t10\t20\nTort\t1\t50\t50',
    'Denumire\tCant.\tPreț\tTVA\tCota\nFăină\t40\t68,50\t301,40\t11',
    'Denumire\tCant.\tPreț\tTVA\nFăină\t40\t68,50\t\nTOTAL\t\t\t301,40',
  ])('takes no values for a VAT that was lost: %s', (text) => {
    expect(paste(text).doubts.lostVat).toBeUndefined();
  });

  // Before: the price 5 was taken for the VAT, and the value 15 for the price.
  it('takes the price of a line, or its value, for no rate', () => {
    expect(paste('Pix\tbuc\t2\t10\t20\nCaiet\tbuc\t3\t3\t9').lines).toMatchObject([
      { quantity: '2', price: '10', vat: { rate: '21' } },
      { quantity: '3', price: '3', vat: { rate: '21' } },
    ]);
    expect(paste('Pix\tbuc\t3\t5\t15\nCaiet\tbuc\t2\t9\t18').lines).toMatchObject([
      { quantity: '3', price: '5', vat: { rate: '21' } },
      { quantity: '2', price: '9', vat: { rate: '21' } },
    ]);
    expect(paste('Pix\tbuc\t3\t5\t15\t11').lines[0]).toMatchObject({ quantity: '3', price: '5', vat: { rate: '11' } });
  });

  // Before: any two numbers that make a third one, the rate and the row's number among them, were no rates, and nothing was said.
  it.each([
    ['Export\tbuc\t5\t37\t0\t0', '5', '37', '0'],
    ['Curs\tore\t3\t100\t11\t33', '3', '100', '11'],
    ['Curs\t2\t100\t200\t0,11\t22\t222', '2', '100', '11'],
    ['1\tCarte\t11\t50\t550\t11', '11', '50', '11'],
    ['Export\tbuc\t5\t11\t0\t0', '5', '11', '0'],
    ['Curs\t3\t11\t5\t15', '3', '5', '11'],
    ['Curs\t1\t11\t9\t9', '1', '9', '11'],
    ['Curs\t1\t9\t9\t11', '1', '9', '11'],
    ['Apă\t1\t9\t9%', '1', '9', '9'],
    ['Curs\t3\t5\t15\t11\nPix\t2\t9\t18\t11\nTOTAL\t\t\t33\t', '3', '5', '11'],
  ])('takes only quantity, price and value for no rates: %s', (text, quantity, price, rate) => {
    expect(paste(text).lines[0]).toMatchObject({ quantity, price, vat: { rate } });
    expect(paste(text).doubts.lostVat).toBeUndefined();
  });

  // Before: nothing was said of a column that may as well be the rates.
  it('tells of a value that may be the rate', () => {
    const { lines, doubts } = paste('Apă\tsticle\t1\t9\t9\nSuc\tsticle\t1\t11\t11');
    expect(lines.map(({ price, vat }) => [price, vat.rate])).toEqual([
      ['9', '21'],
      ['11', '21'],
    ]);
    expect(doubtWords(doubts)).toBe(
      '„9” poate fi valoarea liniei sau cota TVA și s-a luat drept valoare: liniile păstrează TVA de până acum. Verificați-l.',
    );
    for (const text of ['Pix\t3\t5\t15', 'Pix\t1\t9\t9\t11', 'Apă\t1\t9\t9\tscutit', 'Apă\t1\t9\t9\nPix\t3\t5\t15'])
      expect(paste(text).doubts.valueOrVat).toBeUndefined();
  });

  // Before: the last column that looked like rates was the VAT: lines went out with the discount for it, without a word.
  it.each([
    ['Pix\tbuc\t2\t10\t21\t10%\nCaiet\tbuc\t3\t4\t11\t15%', ['21', '11'], '10%'],
    ['Pix\tbuc\t2\t10\t20\t21\t10%', ['21'], '10%'],
    ['Pix\tbuc\t2\t10\t10%', ['21'], '10%'],
    ['Pix\tbuc\t3\t10\t30\t10%', ['21'], '10%'],
  ])('takes no discount for the VAT, and tells of it: %s', (text, rates, cell) => {
    const { lines, doubts } = paste(text);
    expect(lines.map(({ vat }) => vat.rate)).toEqual(rates);
    expect(doubtWords(doubts)).toBe(
      `Coloana cu „${cell}” nu s-a luat nici ca TVA, nici ca discount: scrieți-l la linii ori lipiți tabelul cu capul lui.`,
    );
  });

  it.each([
    ['Pix\tbuc\t2\t10\t11\t5%\nCaiet\tbuc\t3\t4\t11\t9%', '„11” și „5%”'],
    ['Pix\tbuc\t2\t10\t20\t11\t5%', '„11” și „5%”'],
    ['Pix\tbuc\t2\t10\t11\t0', '„11” și „0”'],
  ])('takes none of two columns that may be the VAT, and tells of both: %s', (text, cells) => {
    const { lines, doubts } = paste(text);
    expect(lines[0]).toMatchObject({ quantity: '2', price: '10', vat: { rate: '21' } });
    expect(doubtWords(doubts)).toBe(
      `${cells} pot fi, oricare, cota TVA și nu s-a luat niciuna: liniile păstrează TVA de până acum. Alegeți-l ori lipiți tabelul cu capul lui.`,
    );
  });

  it('takes the rates where the other column says the same', () => {
    const { lines, doubts } = paste('Curs\t1\t100\t11\t11\nExport\t1\t50\t0\t0');
    expect(lines.map(({ vat }) => vat.rate)).toEqual(['11', '0']);
    expect(doubtWords(doubts)).toBe('');
  });

  // Before: every line had the company's usual rate, and nothing was said.
  it.each(['Valoare TVA', 'Val. TVA (lei)', 'TVA (lei)', 'Suma TVA', 'Total cu TVA'])(
    'tells of a table that has no rates, only „%s”',
    (head) => {
      const { lines, doubts } = paste(`Denumire\tCant.\tPreț fără TVA\t${head}\nFăină\t1\t100\t11`);
      expect(lines[0]).toMatchObject({ price: '100', vat: { rate: '21' } });
      expect(doubtWords(doubts)).toBe(
        `„${head}” nu spune cota TVA și nu s-a luat: liniile păstrează TVA de până acum. Alegeți-l.`,
      );
      const rated = paste(`Denumire\tCant.\tPreț\t% TVA\t${head}\nFăină\t1\t100\t11\t11`);
      expect([rated.lines[0]?.vat.rate, doubtWords(rated.doubts)]).toEqual(['11', '']);
    },
  );

  it('takes two numbers for quantity and price, also where the price looks like a rate', () => {
    expect(paste('Transport\t1\t21').lines[0]).toMatchObject({ name: 'Transport', quantity: '1', price: '21' });
    expect(paste('1\tTransport\t2\t11').lines[0]).toMatchObject({ name: 'Transport', quantity: '2', price: '11' });
  });

  it('leaves out rows without a name, such as the sum under the table', () => {
    expect(paste('Denumire\tCantitate\tPreț\nFăină\t1\t2\n\t\t2').lines).toHaveLength(1);
  });

  it('fills the grid from the cursor on and keeps what is not pasted over', () => {
    const before = sampleLine('a', { sellerItemId: 'COD' });
    const { lines: pasted } = pasteIntoGrid(
      '3\t12,5\n4\t2',
      { lines: [before], columns: ['quantity', 'price'] },
      { newLine: lineFactory(), vatChoices: VAT_CHOICES },
    );
    expect(pasted[0]).toEqual({ ...before, priced: { by: 'hand', from: '' }, quantity: '3', price: '12,5' });
    expect(pasted[1]).toMatchObject({ name: '', quantity: '4', price: '2' });
  });

  it('takes back what it copied', () => {
    const lines = [
      sampleLine('a', { name: 'Zahăr "tos", sac', quantity: '2,5', price: '1234,5' }),
      sampleLine('b', { unitCode: 'KGM', discount: { percent: '10', amount: '', reason: '' } }),
    ];
    const copied = copyLines(lines, visibleColumns(true));
    const { lines: back } = pasteIntoGrid(
      copied,
      { lines: [], columns: GRID_COLUMNS },
      { newLine: lineFactory(), vatChoices: VAT_CHOICES },
    );
    expect(computeDraftTotals(sampleDraft(back)).text).toEqual(computeDraftTotals(sampleDraft(lines)).text);
    expect(back.map(({ name, unitCode, discount }) => [name, unitCode, discount])).toEqual(
      lines.map(({ name, unitCode, discount }) => [name, unitCode, discount]),
    );
  });

  it.each([
    ['1.250', 'Romanian thousands where no cell has decimals', '1250', '1.250'],
    ['1.250,00 lei', 'both signs', '1250,00', undefined],
    ['1.250.000', 'several groups', '1250000', undefined],
    ['0.500', 'a point that cannot part thousands', '0.500', undefined],
  ])('reads the price %s: %s', (cell, _why, price, unproven) => {
    const pasted = paste(`Denumire\tCantitate\tPreț\nUtilaj\t2\t${cell}`);
    expect(pasted.lines[0]?.price).toBe(price);
    expect(pasted.doubts.unproven).toBe(unproven);
  });

  it('reads the thousands of a table written in English', () => {
    const { lines } = paste('Denumire\tCantitate\tPreț\nUtilaj\t1,000\t1,250.00\nCablu\t2\t300.5');
    expect(lines.map(({ quantity, price }) => [quantity, price])).toEqual([
      ['1000', '1250.00'],
      ['2', '300.5'],
    ]);
  });

  it('keeps the sign of amounts in parentheses', () => {
    expect(paste('Denumire\tCantitate\tPreț\nRetur\t(2)\t1.234,50-').lines[0]).toMatchObject({
      quantity: '-2',
      price: '-1234,50',
    });
  });

  it('takes no amount of VAT for its rate', () => {
    const { lines } = paste(
      'Denumire\tCant.\tPreț\tValoare\tTVA\tCota TVA\nFăină\t40\t68,50\t2.740,00\t301,40\t11%\nTavă\t2\t61,90\t123,80\t26,00\t21%',
    );
    expect(lines.map(({ vat }) => vat.rate)).toEqual(['11', '21']);
    const [alone] = paste('Denumire\tCant.\tPreț\tTVA\nFăină\t40\t68,50\t301,40').lines;
    expect(alone?.vat).toEqual(lineFactory()().vat);
  });

  it.each(['11', '11%', '11,00 %', '0,11'])('reads the rate %s', (cell) => {
    expect(paste(`Denumire\tCant.\tPreț\tTVA\nFăină\t40\t68,50\t${cell}`).lines[0]?.vat.rate).toBe('11');
  });

  it.each(['Preț cu TVA', 'Preț unitar (TVA inclus)', 'Pret unitar inclusiv TVA'])(
    'takes no „%s” for the price',
    (head) => {
      const { lines, doubts } = paste(`Denumire\tCant.\t${head}\nFăină\t40\t68,50`);
      expect(lines[0]).toMatchObject({ quantity: '40', price: '' });
      expect(doubtWords(doubts)).toBe(`„${head}” nu s-a luat: linia are prețul fără TVA.`);
    },
  );

  it('takes the discount for percents where its head says so', () => {
    const table = (head: string) => paste(`Denumire\tCant.\tPreț\t${head}\nFăină\t1\t2\t10`).lines[0]?.discount;
    expect(table('Discount %')).toMatchObject({ percent: '10', amount: '' });
    expect(table('Discount')).toMatchObject({ percent: '', amount: '10' });
  });

  it('leaves out the sum that has a name', () => {
    expect(paste('Denumire\tCant.\tPreț\tValoare\nFăină\t1\t2\t2\nTOTAL\t\t\t2').lines).toHaveLength(1);
  });

  it('tells codes, barcodes and chapters from names and quantities', () => {
    const facts = (text: string) => {
      const { name, sellerItemId, quantity, price } = paste(text).lines[0] ?? {};
      return [name, sellerItemId, quantity, price];
    };
    const wanted = ['Făină albă', 'FA-1', '10', '68,5'];
    expect(facts('FA-1\tFăină albă\tsac\t10\t68,5\nFA-2\tTavă\tbuc\t3\t4')).toEqual(wanted);
    expect(facts('1.1\tFA-1\tFăină albă\tsac\t10\t68,5\n1.2\tFA-2\tTavă\tbuc\t1.025\t4')).toEqual(wanted);
    expect(facts('Făină albă\t5941234567890\tsac\t10\t68,5')).toEqual(['Făină albă', '5941234567890', '10', '68,5']);
  });

  it('reads a CSV with semicolons and the mark of its encoding', () => {
    const { lines } = paste('\ufeff"Denumire";"UM";"Cant";"Preț"\n"Făină ""000""; albă";sac;"1.234,5";2');
    expect(lines[0]).toMatchObject({ name: 'Făină "000"; albă', unitCode: 'XSA', quantity: '1234,5', price: '2' });
  });

  it('reads whole lines where the table does not fit the columns of the grid', () => {
    const { lines } = pasteIntoGrid(
      'Făină\tsac\t40\t68,5\nDrojdie\tcutie\t12\t94,2',
      { lines: [], columns: visibleColumns(false) },
      { newLine: lineFactory(), vatChoices: VAT_CHOICES },
    );
    expect(
      lines.map(({ name, sellerItemId, unitCode, quantity, price }) => [name, sellerItemId, unitCode, quantity, price]),
    ).toEqual([
      ['Făină', '', 'XSA', '40', '68,5'],
      ['Drojdie', '', 'XBX', '12', '94,2'],
    ]);
  });

  it('reads back any table it wrote', () => {
    const cell = fc.string({ maxLength: 12 }).map((text) => text.replaceAll(/\s+/g, ' ').trim());
    const row = fc
      .array(cell, { minLength: 2, maxLength: 4 })
      .filter((cells) => cells.at(-1) !== '' && cells[0] !== '');
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (table) => {
        fc.pre(!table.flat().some((text) => text.startsWith('"')));
        expect(readPastedTable(writePastedTable(table))).toEqual(table);
      }),
      { seed: 7 },
    );
  });
});
