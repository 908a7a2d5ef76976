// SPDX-License-Identifier: MIT
//
// Words for digits, cells, diagonals, sums, rows and columns in languages that rules are not read
// in, by which a sentence of rules is told from a greeting.
#pragma once

#include <string_view>

namespace omnidoku::formats {

struct ForeignWords {
  std::string_view languages;
  std::string_view stems;
};

/// Words, written as stems are (stems.h), parted by commas; those with capitals stand at
/// the begin of sentences, as letters beyond ASCII are not made small.
constexpr ForeignWords kForeignWordsOfGrids[] = {
    {"Arabic",
     "\u0631\u0642\u0645,\u0627\u0644\u0631\u0642\u0645,\u0627\u0631\u0642\u0627\u0645,"
     "\u0623\u0631\u0642\u0627\u0645,\u0627\u0644\u0623\u0631\u0642\u0627\u0645,"
     "\u0627\u0644\u0627\u0631\u0642\u0627\u0645,\u0639\u062F\u062F,"
     "\u0623\u0639\u062F\u0627\u062F,\u0627\u0644\u0623\u0639\u062F\u0627\u062F,"
     "\u062E\u0644\u064A\u0629,\u0627\u0644\u062E\u0644\u064A\u0629,"
     "\u062E\u0644\u0627\u064A\u0627,\u0627\u0644\u062E\u0644\u0627\u064A\u0627,\u0635\u0641,"
     "\u0627\u0644\u0635\u0641,\u0639\u0645\u0648\u062F,\u0627\u0644\u0639\u0645\u0648\u062F,"
     "\u0642\u0637\u0631,\u0627\u0644\u0642\u0637\u0631,"
     "\u0627\u0644\u0623\u0642\u0637\u0627\u0631,\u0645\u062C\u0645\u0648\u0639,"
     "\u0627\u0644\u0645\u062C\u0645\u0648\u0639"},
    {"Bulgarian, Russian, Serbian, Ukrainian",
     "\u0446\u0438\u0444\u0440,\u0426\u0438\u0444\u0440,\u0447\u0438\u0441\u043B,"
     "\u0427\u0438\u0441\u043B,\u043A\u043B\u0435\u0442,\u041A\u043B\u0435\u0442,"
     "\u043A\u043B\u0456\u0442\u0438\u043D,\u041A\u043B\u0456\u0442\u0438\u043D,"
     "\u044F\u0447\u0435\u0439,\u042F\u0447\u0435\u0439,\u0441\u0442\u0440\u043E\u043A,"
     "\u0421\u0442\u0440\u043E\u043A,\u0441\u0442\u043E\u043B\u0431,"
     "\u0421\u0442\u043E\u043B\u0431,\u0441\u0443\u043C\u043C,\u0421\u0443\u043C\u043C,"
     "\u0441\u0443\u043C,\u0421\u0443\u043C,\u0434\u0438\u0430\u0433\u043E\u043D\u0430\u043B,"
     "\u0414\u0438\u0430\u0433\u043E\u043D\u0430\u043B,"
     "\u0434\u0456\u0430\u0433\u043E\u043D\u0430\u043B,"
     "\u0414\u0456\u0430\u0433\u043E\u043D\u0430\u043B,"
     "\u0434\u0438j\u0430\u0433\u043E\u043D\u0430\u043B,"
     "\u0434\u0438\u0458\u0430\u0433\u043E\u043D\u0430\u043B,"
     "\u0414\u0438\u0458\u0430\u0433\u043E\u043D\u0430\u043B"},
    {"Croatian, Slovene",
     "znamenk,broj,brojev,\u0161tevk,polj,celic,celij,dijagonal,zbroj,zbir,vsot,redak,stupac,"
     "stupc"},
    {"Czech, Slovak",
     "\u010D\u00EDslic,\u010D\u00EDsl,cifr,bu\u0148k,pol\u00ED\u010Dk,bunk,"
     "\u00FAhlop\u0159\u00ED\u010D,uhloprie\u010Dk,sou\u010Det,s\u00FA\u010Det,\u0159\u00E1dk,"
     "\u0159\u00E1dek,riadok,riadk,sloupc,st\u013Apc"},
    {"Danish, Norwegian, Swedish",
     "cifre,ciffer,siffer,sifre,siffr,tallene,talen,celler,rutor,rutan,ruter,ruten,felterne,"
     "feltene,diagonalen,diagonaler,diagonalern,summen,summan,r\u00E6kk,kolonn,rader,raden"},
    {"Dutch", "cijfer,getal,vakje,cellen,diagonalen,diagonaal,som van=,rijen,kolommen"},
    {"Finnish, Estonian",
     "numero,luvut,luku=,lukuj,ruutu,ruudu,ruutuj,l\u00E4vist\u00E4j,summa=,rivi,rivei,sarak,"
     "numbrid,ruudud,diagonaalid"},
    {"French", "chiffre,nombre,cases=,cellule,diagonale,somme,colonne"},
    {"German", "ziffer,zahl,feld=,felder,zelle,diagonale,summe,spalte,zeile"},
    {"Greek",
     "\u03B1\u03C1\u03B9\u03B8\u03BC,\u0391\u03C1\u03B9\u03B8\u03BC,"
     "\u03B1\u03C1\u03B9\u03B8\u03BC\u03BF,\u03C8\u03B7\u03C6\u03AF,\u03A8\u03B7\u03C6\u03AF,"
     "\u03BA\u03B5\u03BB\u03B9,\u03BA\u03B5\u03BB\u03AF,\u03B4\u03B9\u03B1\u03B3\u03C9\u03BD,"
     "\u03B4\u03B9\u03B1\u03B3\u03CE\u03BD,\u0394\u03B9\u03B1\u03B3\u03CE\u03BD,"
     "\u03AC\u03B8\u03C1\u03BF\u03B9\u03C3\u03BC\u03B1"},
    {"Hebrew",
     "\u05E1\u05E4\u05E8\u05D4,\u05D4\u05E1\u05E4\u05E8\u05D4,\u05E1\u05E4\u05E8\u05D5\u05EA,"
     "\u05D4\u05E1\u05E4\u05E8\u05D5\u05EA,\u05DE\u05E1\u05E4\u05E8,"
     "\u05D4\u05DE\u05E1\u05E4\u05E8,\u05DE\u05E1\u05E4\u05E8\u05D9\u05DD,"
     "\u05D4\u05DE\u05E1\u05E4\u05E8\u05D9\u05DD,\u05EA\u05D0,\u05D4\u05EA\u05D0,"
     "\u05EA\u05D0\u05D9\u05DD,\u05D4\u05EA\u05D0\u05D9\u05DD,"
     "\u05D0\u05DC\u05DB\u05E1\u05D5\u05DF,\u05D4\u05D0\u05DC\u05DB\u05E1\u05D5\u05DF,"
     "\u05D0\u05DC\u05DB\u05E1\u05D5\u05E0\u05D9\u05DD,"
     "\u05D1\u05D0\u05DC\u05DB\u05E1\u05D5\u05DF,\u05E1\u05DB\u05D5\u05DD,"
     "\u05D4\u05E1\u05DB\u05D5\u05DD,\u05E9\u05D5\u05E8\u05D4,\u05E2\u05DE\u05D5\u05D3\u05D4"},
    {"Hindi",
     "\u0905\u0902\u0915,\u0938\u0902\u0916\u094D\u092F\u093E,\u0916\u093E\u0928\u0947,"
     "\u0915\u094B\u0937\u094D\u0920,\u0935\u093F\u0915\u0930\u094D\u0923,\u092F\u094B\u0917,"
     "\u092A\u0902\u0915\u094D\u0924\u093F"},
    {"Hungarian",
     "sz\u00E1mjegy,sz\u00E1mok,sz\u00E1mo,mez\u0151,cella,cell\u00E1,\u00E1tl\u00F3,"
     "\u00F6sszeg,oszlop"},
    {"Indonesian, Malay", "angka,nombor,kotak,diagonal,jumlah"},
    {"Italian", "cifra,cifre,numeri=,caselle,casella,celle,cella,diagonali,somma,colonn"},
    {"Korean", "\uC22B\uC790,\uCE78,\uB300\uAC01\uC120,\uD569"},
    {"Polish", "cyfr,liczb,kom\u00F3rk,p\u00F3l=,pola=,przek\u0105tn,suma,sumy,wiersz,kolumn"},
    {"Portuguese, Spanish",
     "d\u00EDgito,algarismo,n\u00FAmero,c\u00E9lula,celda,casilla,casas=,diagonais,diagonales,"
     "soma=,linhas,colunas,filas=,columna"},
    {"Romanian", "cifre,cifrel,numere,celul,diagonal,suma,r\u00E2nd,coloan"},
    {"Thai",
     "\u0E15\u0E31\u0E27\u0E40\u0E25\u0E02,\u0E40\u0E25\u0E02,\u0E0A\u0E48\u0E2D\u0E07,"
     "\u0E17\u0E41\u0E22\u0E07,\u0E1C\u0E25\u0E23\u0E27\u0E21"},
    {"Turkish",
     "rakam,say\u0131,h\u00FCcre,k\u00F6\u015Fegen,\u00E7apraz,toplam,sat\u0131r,s\u00FCtun"},
    {"Vietnamese", "ch\u1EEF s\u1ED1,con s\u1ED1,\u0111\u01B0\u1EDDng ch\u00E9o,t\u1ED5ng"},
    {"Chinese, Japanese",
     "\u6570\u5B57,\u6578\u5B57,\u30DE\u30B9,\u683C\u5B50,\u5BF9\u89D2,\u5C0D\u89D2,"
     "\u5BFE\u89D2,\u5408\u8A08,\u603B\u548C"},
};

}  // namespace omnidoku::formats
