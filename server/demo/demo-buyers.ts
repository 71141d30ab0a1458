/** Whom the demo companies invoice. All names, numbers and places are made up. */
import { companiesIn } from './register-table';

export const DEMO_BUYERS = companiesIn(`
22334455 | Comerț Nord SRL | J08/77/2008 | Bulevardul Eroilor | 3 | Brașov | BV | 500007 | 0268555333
31165068 | Brutăria Spicul de Aur SRL | J12/418/2011 | Strada Horea | 41 | Cluj-Napoca | CJ | 400275 | 0264555120
16654141 | Agro Bărăgan SRL | J21/233/2009 | Strada Gării | 7 | Slobozia | IL | 920001 | 0243555210
37120197 | Construct Modern SRL | J40/8812/2015 | Bulevardul Timișoara | 101 | Sector 6 | B | 061327 | 0215550160
8050551 | Librăria Cărturarul SRL | J22/1190/2004 | Strada Lăpușneanu | 14 | Iași | IS | 700057 | 0232555770
10076391 | Auto Expert Vest SRL | J35/902/2012 | Calea Aradului | 56 | Timișoara | TM | 300088 | 0256555410
48953044 | Hotel Perla Mării SRL | J13/655/2003 | Bulevardul Mamaia | 290 | Constanța | CT | 900001 | 0241555900
11896209 | Farmacia Sănătatea SRL | J32/144/2006 | Strada Nicolae Bălcescu | 9 | Sibiu | SB | 550159 | 0269555031
34676202 | Vinăria Dealul Mare SRL | J29/780/2010 | Strada Viilor | 2 | Urlați | PH | 106300 | 0244555480
8865300 | Electro Instal SRL | J05/1207/2013 | Calea Clujului | 112 | Oradea | BH | 410053 | 0259555322
46566793 | Dental Zâmbet SRL | J40/15210/2018 | Strada Traian | 88 | Sector 3 | B | 030573 | 0215550388
22010188 | Transport Rapid SRL | J03/521/2007 | Strada Exercițiu | 15 | Pitești | AG | 110138 | 0248555019
7145360 | Mobila Transilvania SRL | J26/310/2005 | Strada Gheorghe Doja | 64 | Târgu Mureș | MS | 540146 | 0265555607
11209771 | Software Orizont SRL | J12/3315/2016 | Strada Memorandumului | 28 | Cluj-Napoca | CJ | 400114 | 0264555282
40376838 | Grădina Verde SRL | J52/98/2014 | Strada Livezilor | 5 | Giurgiu | GR | 080305 | 0246555111
39078820 | Curățenie Lux SRL | J40/6620/2019 | Strada Popa Nan | 33 | Sector 2 | B | 024078 | 0215550233
9859896 | Pescăria Delta SRL | J36/72/2002 | Strada Isaccei | 18 | Tulcea | TL | 820030 | 0240555140
24188271 | Panificație Moldova SRL | J04/266/2008 | Strada Mioriței | 71 | Bacău | BC | 600252 | 0234555018
11609557 | Tipografia Rapidă SRL | J16/1024/2011 | Calea București | 47 | Craiova | DJ | 200620 | 0251555224
39611255 | Atelier Ceramica Horezu SRL | J38/190/2017 | Strada Olari | 3 | Horezu | VL | 245800 | 0250555088
8958549 | Stâna Bucovinei SRL | J33/455/2009 | Strada Ștefan cel Mare | 26 | Suceava | SV | 720224 | 0230555640
14385268 | Metal Prelucrări SRL | J20/318/2001 | Strada Avram Iancu | 12 | Deva | HD | 330025 | 0254555331
22726641 | Cofetăria Dulce Vis SRL | J17/610/2013 | Strada Brăilei | 145 | Galați | GL | 800309 | 0236555270
9189362 | Centrul Medical Aurora SRL | J40/11934/2010 | Șoseaua Ștefan cel Mare | 42 | Sector 1 | B | 011736 | 0215550119
37275973 | Logistica Dunării SRL | J09/201/2012 | Calea Galați | 77 | Brăila | BR | 810222 | 0239555600
8159851 | Școala de Șoferi Start SRL | J39/133/2015 | Strada Cuza Vodă | 21 | Focșani | VN | 620034 | 0237555410
22545688 | Arhitect Studio SRL | J40/2045/2014 | Strada Jean Louis Calderon | 19 | Sector 2 | B | 020031 | 0215550707
7907636 | Materiale Construct Depo SRL | J23/1880/2016 | Șoseaua Olteniței | 202 | Popești-Leordeni | IF | 077160 | 0215550911
15171513 | Ferma Păstravul SRL | J24/92/2007 | Strada Izvoare | 11 | Baia Mare | MM | 430293 | 0262555180
28294186 | Turism Carpați SRL | J08/1402/2018 | Strada Republicii | 34 | Brașov | BV | 500030 | 0268555901
39159932 | Optica Vedere SRL | J27/385/2006 | Bulevardul Decebal | 50 | Piatra Neamț | NT | 610076 | 0233555777
16100995 | Confecții Elegant SRL | J07/154/2004 | Calea Națională | 93 | Botoșani | BT | 710028 | 0231555202
13881123 | Energie Solară Sud SRL | J34/266/2020 | Strada Dunării | 178 | Alexandria | TR | 140065 | 0247555066
29877331 | Apicola Munților SRL | J06/118/2011 | Strada Liviu Rebreanu | 8 | Bistrița | BN | 420129 | 0263555510
19160428 | Service Frig SRL | J10/490/2009 | Bulevardul Unirii | 61 | Buzău | BZ | 120190 | 0238555430
12644935 | Papetărie Birou Plus SRL | J40/3377/2021 | Calea Moșilor | 256 | Sector 2 | B | 020895 | 0215550245
19759762 | Consultanță Fiscală Prim SRL | J40/9981/2017 | Bulevardul Unirii | 70 | Sector 3 | B | 030836 | 0215550370
35238979 | Primăria Valea Mare | | Strada Principală | 1 | Valea Mare | DB | 137455 | 0245555001
12173064 | Fundația Carte pentru Toți | | Strada Universității | 6 | Alba Iulia | AB | 510010 | 0258555022
`);
